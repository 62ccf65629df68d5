from __future__ import annotations

from typing import Any, Mapping


class VesikaError(Exception):
    """A refusal of the service. Programs should branch on `code`, which is never renamed."""

    def __init__(self, problem: Mapping[str, Any]) -> None:
        super().__init__(f'{problem["code"]}: {problem["detail"]}')
        #: A code of the service, or `connection` (no answer, or none of this service), `timed-out` or `job-timed-out`.
        self.code: str = problem['code']
        self.detail: str = problem['detail']
        #: None if there was no answer.
        self.status: int | None = problem.get('status')
        #: Details such as `{'bytesMax': 10485760}`.
        self.facts: Mapping[str, Any] = problem.get('facts') or {}
        #: Wrong fields of the request, each with `field` and `expected`; empty for other errors.
        self.errors: list[Mapping[str, Any]] = problem.get('errors') or []
        #: Quote this when asking for help; None if there was no answer.
        self.request_id: str | None = problem.get('requestId')
