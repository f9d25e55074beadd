"""A zip file that is the same for the same members."""

import zipfile
from collections.abc import Mapping
from io import BytesIO

_DATE = (2000, 1, 1, 0, 0, 0)


def zipped(members: Mapping[str, str]) -> bytes:
    """Members in their order; one called ``mimetype`` is stored as it is (EPUB 3.3, 4.2.6.1)."""
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in members.items():
            how = zipfile.ZIP_STORED if name == "mimetype" else zipfile.ZIP_DEFLATED
            archive.writestr(zipfile.ZipInfo(name, _DATE), text.encode(), how)
    return file.getvalue()
