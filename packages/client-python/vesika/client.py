from __future__ import annotations

import time
from typing import Any, Callable, Iterator

from .errors import VesikaError
from .operations import Operations
from .types import Job

_POLL_SECONDS = 2


class Vesika(Operations):
    """Every operation of the API as a method. Refused requests raise VesikaError; temporary refusals are retried first."""

    def wait_for_job(self, job_id: str, *, timeout: float = 300) -> Job:
        """Polls every two seconds until the job has ended. Raises job-timed-out; the job continues."""
        ends_at = time.monotonic() + timeout
        while True:
            job = self.get_job(job_id=job_id)
            if job['status'] == 'done':
                return job
            if time.monotonic() + _POLL_SECONDS > ends_at:
                raise VesikaError({'code': 'job-timed-out', 'detail': f'job {job_id} is still {job["status"]}'})
            time.sleep(_POLL_SECONDS)

    def each(self, operation: Callable[..., Any], **wish: Any) -> Iterator[Any]:
        """Items of all pages: `vesika.each(vesika.list_photos, limit=50)`. Reads a page when it is needed."""
        cursor = None
        while True:
            page = operation(**wish, cursor=cursor)
            yield from page['data']
            cursor = page['nextCursor']
            if cursor is None:
                return
