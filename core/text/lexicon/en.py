"""English function words, numerals and fixed phrases (pincite's own compilation)."""

from pincite.core.text.lexicon.alternatives_en import ALTERNATIVES
from pincite.core.text.lexicon.directions_en import CONTRARIES, DIRECTIONS
from pincite.core.text.lexicon.lexicon import Lexicon
from pincite.core.text.lexicon.notation import bag, listed, numbered
from pincite.core.text.lexicon.opposites_en import OPPOSITES
from pincite.core.text.lexicon.rates import RATES
from pincite.core.text.lexicon.units_en import UNITS

ENGLISH = Lexicon(
    tag="en",
    common=bag("""
        a about above according after again against all also although among an and another any are as at be
        because been before being below between both but by can could despite did do does down during each
        either every few for from further had has have he her here him his how however i if in into is it its
        just many may me might more most must my neither no nor not of off on once one only or other our out
        over own per same several shall she should since so some such than that the their them then there
        therefore these they this those though through to two under until up upon us very via was we were what
        when where whether which while who whom will with within without would yet you your
    """),
    negations={
        "not": "not, no, not any",
        "never": "never, not ever, not once",
        "no longer": "no longer, not any longer, not any more, not anymore, no more",
        "nobody": "nobody, no one",
        "nothing": "nothing",
        "none": "none",
        "nowhere": "nowhere",
        "neither": "neither, nor",
        "without": "without, in the absence of, lack of, lacks, lacking",
        "hardly": "hardly, scarcely, barely",
        "cannot": "unable to, incapable of",
        "far from": "far from, anything but, nowhere near, the opposite of, the reverse of",
        "instead of": "instead of, rather than, in place of",
        "fail": """
            fail to, fails to, failed to, failing to, failure to, refuse to, refuses to, refused to, refusing to,
            refusal to, decline to, declines to, declined to, neglect to, neglected to, omit to, omitted to, yet to
        """,
    },
    modals={
        "may": "may",
        "might": "might",
        "can": "can, able to",
        "could": "could",
        "must": "must, have to, has to, had to, need to, needs to, needed to, required to, obliged to",
        "shall": "shall",
        "should": "should, ought to",
        "will": "will, going to",
        "would": "would",
        "recommended": "recommended, advisable",
        "optional": "optional, optionally",
        "mandatory": "mandatory, compulsory, obligatory",
        "possibly": "possibly, perhaps, maybe, possible that",
        "probably": "probably, presumably",
        "likely": "likely",
        "unlikely": "unlikely",
        "certainly": "certainly, definitely, undoubtedly",
        "allegedly": "allegedly, reportedly, purportedly, supposedly, alleged, so called",
        "apparently": "apparently, seemingly, seems to, seem to, appears to, appear to",
    },
    quantifiers={
        "every other": "every other, every second",
        "all": "all, every, each, everyone, everybody, everything, all of the",
        "both": "both",
        "any": "any, anyone, anybody, anything",
        "most": "most, the majority of, a majority of, most of the",
        "many": "many, numerous",
        "much": "much",
        "several": "several",
        "some": "some, someone, somebody, something",
        "a few": "a few, a handful of, quite a few",
        "few": "few, very few",
        "a minority": "a minority of, the minority of",
        "half": "half, half of",
        "only": "only, solely, merely, exclusively, nothing but",
        "alone": "alone",
        "at least": """
            at least, no less than, no fewer than, not less than, not fewer than, a minimum of, minimum of,
            min #, minimum #, or more, or older, or over, or above, or greater, or longer, and older
        """,
        "at most": """
            at most, max #, maximum #, no more than, not more than, a maximum of, maximum of, as many as, as
            much as, up to, or less, or fewer, or younger, or under, or below, or shorter
        """,
        "more than": "more than, over #, above #, greater than, older than #, in excess of, upwards of, exceeding",
        "less than": """
            less than, fewer than, under #, below #, lower than, smaller than, younger than #, short of #
        """,
        "about": """
            about #, around #, in the order of #, on the order of #, of the order of #, approximately, approx,
            roughly, circa, ca #, some #, or so
        """,
        "nearly": "nearly, almost, close to #",
        "the day itself": "on or",
        "exactly": "exactly, precisely",
        "always": "always, invariably, in all cases, in every case, at all times",
        "usually": """
            usually, generally, typically, normally, mostly, mainly, in most cases, in general, as a rule
        """,
        "often": "often, frequently",
        "sometimes": "sometimes, occasionally, in some cases, at times",
        "rarely": "rarely, seldom, infrequently",
        "partly": "partly, partially, in part",
        "wholly": "wholly, entirely, completely, fully, totally, in full",
        "once": "once, one time",
        "twice": "twice, double, doubled, doubles, two times, twofold",
        "three times": "triple, tripled, thrice, threefold, three times",
        "halved": "halved, halves",
        "dozens": "dozens",
        "hundreds": "hundreds of",
        "thousands": "thousands of",
        "millions": "millions of",
        "billions": "billions of",
    },
    exceptions={
        "unless": "unless",
        "except": """
            except, excepting, excluding, excl, exclusive of, with the exception of, apart from, aside from, other
            than, save for, save that, save those, save where, save insofar as, save as otherwise, save as provided,
            all but one, all but two, all but three, all but a few, but for
        """,
        "provided": """
            provided that, providing that, provided the, on condition, on condition that, on the condition that,
            assuming that, depending on, depending upon, as long as, so long as, subject to, conditional on,
            conditional upon, contingent on, contingent upon
        """,
        "only if": "only if, if and only if, only when, only where, only after, only with",
        "if": "if, in case, in the event that, in the event of",
        "otherwise": "otherwise",
    },
    neutral={
        "": """
            not only, not just, not merely, no doubt, not least, no matter, without doubt, without a doubt, without
            question, not surprisingly, if anything, whether or not, if not #, no sooner, all night, all day, if
            any, as if, even if, no wonder, not to mention, last but not least, at once, once again, once more, at
            will, free will, last will, good will, will of
        """,
    },
    directions=DIRECTIONS,
    contraries=CONTRARIES,
    opposites=OPPOSITES,
    parties={
        "rank+": "superior",
        "rank-": "inferior",
        "suit+": "plaintiff, plaintiffs, claimant, claimants, complainant, complainants",
        "suit-": "defendant, defendants",
        "claim+": "claimant, claimants",
        "claim-": "respondent, respondents",
        "appeal+": "appellant, appellants, petitioner, petitioners, applicant, applicants",
        "appeal-": "appellee, appellees, respondent, respondents",
        "trial+": "prosecution, prosecutor, prosecutors",
        "trial-": "defence, defense, accused",
        "gift+": "donor, donors, giver, sender, senders, transmitter",
        "gift-": "donee, donees, recipient, recipients, receiver, receivers",
        "offer+": "offeror, offerors",
        "offer-": "offeree, offerees",
        "trust+": "trustee, trustees, fiduciary",
        "trust-": "beneficiary, beneficiaries",
        "service+": "server, servers, host, hosts",
        "service-": "client, clients, guest, guests",
        "sale+": "seller, sellers, vendor, vendors",
        "sale-": "buyer, buyers, purchaser, purchasers",
        "lease+": "lessor, lessors, landlord, landlords",
        "lease-": "lessee, lessees, tenant, tenants",
        "employment+": "employer, employers",
        "employment-": "employee, employees, worker, workers",
        "debt+": "creditor, creditors, lender, lenders",
        "debt-": "debtor, debtors, borrower, borrowers",
        "licence+": "licensor, licensors",
        "licence-": "licensee, licensees",
        "assignment+": "assignor, assignors, transferor, transferors, grantor, grantors",
        "assignment-": "assignee, assignees, transferee, transferees, grantee, grantees",
        "insurance+": "insurer, insurers",
        "insurance-": "insured, policyholder, policyholders",
        "crime+": "perpetrator, perpetrators, offender, offenders",
        "crime-": "victim, victims",
    },
    rates=RATES["en"],
    alternatives=ALTERNATIVES,
    qualifiers={
        # No qualifier: before.
        "": "prior to",
        "material": "material, materially",
        "substantial": "substantial, substantially",
        "sole": "sole, exclusive",
        "prior": "prior",
        "written": "written, in writing",
        "reasonable": "reasonable, reasonably",
        "irrevocable": "irrevocable, irrevocably",
        "unconditional": "unconditional, unconditionally",
        "statistically": "statistically significant, statistically significantly",
    },
    negative_prefixes=bag("a anti counter de dis il im in ir mis non un"),
    negative_suffixes=bag("less"),
    positive_suffixes=bag("ed ful some y"),
    false_negatives=bag("""
        abase abate abide ablaze aboard abound about above abridge abroad account acquire acquit across acting
        address adhere adjoin adjourn adjust adopt adrift afar afire afoot again agree ahead akin alight alike
        aline alive allow aloft alone along aloud amass amaze amend among amount anew apart appoint arise
        arose around array arrest arrive ashore aside asleep assent assign assort atone atop attend attest
        attune avenge avow await awake award aware away counterpart deal dean dear debase debate debrief
        decease decent declaim declare decline decree deduce deduct deep deface default defend defer define
        definer definite deform defraud defray defuse degenerate degrade delight delimited delimiter
        delimiting deliver deluge demand demean demerit demise demote denote denoting depart department depend
        depict deploy deport depose deposit depress derail derive descend describe deserve design designate
        desire despite destroy detach detail detain detect determination determine detest detract develop
        device devolve devote devour disband discard discharge discipline disclose disclosure discount
        discourse discover discuss disease disgrace disguise dismay dismiss dispatch disperse displacement
        display dispose disposition dispute distance distant distill distress district disturb illuminate
        illustrate impact impair impart impassioned impeach impend impersonal impersonate implant implode
        import importable importance important impose impound impoverish impress impression imprison improve
        improvement improving inboard inborn inbound income incoming increase indebted indeed indent index
        indoor induct industry infield infill inflammable inflict inflow influx inform information informative
        infuse ingrain inhabit inhabitant inherit initial inject inland inlet inline inliner inmate input
        inquest inquire inquiry inroad inscribe inset inside insight inspect inspection inspire install
        installation instance instead instill institute instruct instruction insurance insure intact intake
        intend intense intensive intent intention intern internal into invaluable invent inversion invert
        invest investor invoice invoke involve irradiate irrigate missile mission mister mistress misty uncle
        under uniform union unique unison unit unite unity universal universe university unless until
    """),
    months=numbered("""
        january=1, february=2, march=3, april=4, may=5, june=6, july=7, august=8, september=9, october=10,
        november=11, december=12, jan=1, feb=2, mar=3, apr=4, jun=6, jul=7, aug=8, sep=9, sept=9, oct=10,
        nov=11, dec=12
    """),
    unsure_months=bag("apr aug august dec feb jan jul jun mar march may nov oct sep sept"),
    weekdays=numbered("""
        monday=1, tuesday=2, wednesday=3, thursday=4, friday=5, saturday=6, sunday=7, mondays=1,
        tuesdays=2, wednesdays=3, thursdays=4, fridays=5, saturdays=6, sundays=7, mon=1, tue=2,
        tues=2, wed=3, thu=4, thur=4, thurs=4, fri=5, sat=6, sun=7
    """),
    unsure_weekdays=bag("fri mon sat sun thu thur thurs tue tues wed"),
    date_joiners=bag("of"),
    year_cues=bag("""
        after around before by circa during early from in late mid of since through till until year
    """),
    cardinals=numbered("""
        zero=0, one=1, two=2, three=3, four=4, five=5, six=6, seven=7, eight=8, nine=9, ten=10, eleven=11,
        twelve=12, thirteen=13, fourteen=14, fifteen=15, sixteen=16, seventeen=17, eighteen=18, nineteen=19,
        twenty=20, thirty=30, forty=40, fifty=50, sixty=60, seventy=70, eighty=80, ninety=90
    """),
    scales=numbered("""
        hundred=100, thousand=1000, million=1000000, billion=1000000000, trillion=1000000000000, dozen=12,
        bn=1000000000
    """),
    ordinals=numbered("""
        first=1, second=2, third=3, fourth=4, fifth=5, sixth=6, seventh=7, eighth=8, ninth=9, tenth=10,
        eleventh=11, twelfth=12, thirteenth=13, fourteenth=14, fifteenth=15, sixteenth=16, seventeenth=17,
        eighteenth=18, nineteenth=19, twentieth=20, thirtieth=30, fortieth=40, fiftieth=50, hundredth=100,
        thousandth=1000
    """),
    number_joiners=bag("and"),
    unsure_ones=bag("a an one"),
    range_words=bag("or through to"),
    units=UNITS,
    denials=listed("""
        it is false that, it is not true that, it is untrue that, it was false that, it is a myth that, it is wrong
        that, it is wrong to say, it is incorrect that, it is incorrect to say, it is not the case that, it is a lie
        that, impossible that, improbable that, doubtful that, it is a misconception that, it is misleading to say,
        false claim that, false claims that, falsely claimed that, falsely claims that, falsely claim that, wrongly
        claimed that, wrongly claims that, falsely stated that, falsely said that, wrongly reported that,
        falsely reported that, wrongly stated that, incorrectly reported that, mistaken belief that, false
        belief that, incorrectly claimed that, incorrectly stated that, contrary to the claim that, contrary to
        claims that, contrary to the belief that, contrary to popular belief, contrary to the idea that, no evidence
        that, no proof that, no evidence to suggest that, no indication that, not the case that, not true that,
        denied that, denies that, deny that, denying that, refuted the claim that, rejected the claim that, rejects
        the claim that, rejected the idea that, rejects the idea that, reject the idea that, refused to say, refuses
        to say, declined to say, disproved that, debunked the claim that, the myth that, myth that, the
        misconception that, hoax that, doubt that, doubts that, doubted that, not believe that, not think that, not
        say that, not claim that, not mean that, not show that, not prove that, never said that, never claimed that,
        myth, myth #, false, fiction, misconception, hoax, fake, debunked, far from it that,
        pretended that, pretends that, retracted the claim that, withdrew the claim that
    """),
    denying_headings=listed("misconceptions, myths"),
    retractions=listed("""
        unless, except, excluding, with the exception of, provided that, providing that, on condition that, only if,
        only when, if and only if, as long as, so long as, subject to, but not, apart from, other than, except when,
        except where, save for, is not the case, was not the case, is no longer the case, is false, is not true, is
        untrue, is a myth, was false
    """),
    turns=listed("""
        but, however, if, although, though, yet, whereas, while, provided, only, in case, when, where, until,
        albeit, despite, or so
    """),
    notices=listed("""
        retracted this article, retract this article, retracts this article, retracted this paper, retract this
        paper, retracts this paper, retracted this study, retract this study, retracts this study, retracted
        this story, retract this story, retracts this story, retracted this post, retract this post, retracts
        this post, retracted this report, retract this report, retracts this report, headline has been
        corrected, was corrected on, correction appended, correction notice, corrections and clarifications,
        retracted article, retraction note, retraction notice, we have corrected, we regret the error, editor s
        note, editors note, expression of concern, incorrectly stated, incorrectly said, misstated, has been
        withdrawn by the author, was amended on, this article was amended
    """),
    earlier_versions=listed("""
        an earlier version of this, a previous version of this, earlier versions of this, previous versions of
        this, an earlier version of the, a previous version of the
    """),
    misstatements=bag("""
        said stated misstated gave misspelled misspelt misidentified misattributed misquoted misreported
        reported referred incorrectly wrongly mistakenly erroneously inaccurately incorrect wrong error errors
        mistake attributed omitted described named identified quoted claimed suggested implied indicated
        credited listed contained included overstated understated
    """),
    notice_labels=bag("corrected correction corrections corrigendum errata erratum retracted retraction withdrawn"),
    titles=bag("""
        approx art arts ca capt cf ch chs cl cls cmdr col dr ed eds eg eq eqs fig figs ft gen gov hon ie lt maj
        messrs mr mrs ms mt no nos p para paras pp pres prof reg regs rep rev sched sec secs sen sgt
        st trans viz vol vols vs
    """),
    abbreviations=bag("al assn ave blvd bros co corp dept dist esq est etc inc jr llc ltd plc rd sr univ"),
)
