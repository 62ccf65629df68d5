"""Requests to the service with retries, idempotency keys and time limits. Uses the standard library alone."""

from __future__ import annotations

import json
import os
import time
import uuid
from http.client import HTTPException
from pathlib import Path
from typing import Any, Mapping, TypeAlias
from urllib.error import HTTPError
from urllib.parse import quote, urlencode, urljoin
from urllib.request import Request, urlopen

from .errors import VesikaError

#: A portrait in memory, or the path of its file.
Picture: TypeAlias = bytes | str | os.PathLike[str]

#: Temporary refusals, which may carry Retry-After.
_TEMPORARY = {409, 429, 503}
# A photo that timed out on a busy or cold engine; it is tried once more.
_TIMED_OUT = 504
_FIRST_PAUSE_SECONDS = 0.5


class Transport:
    def __init__(
        self,
        *,
        key: str,
        url: str,
        timeout: float = 300,
        retries_max: int = 4,
        retry_after_seconds_max: float = 60,
    ) -> None:
        """
        key: API key from the dashboard, `vk_live_…`.
        url: address of the service, such as `https://vesika.example`.
        timeout: seconds of a call with all its retries; a call can set its own.
        retries_max: number of retries after a temporary refusal or a missing answer.
        retry_after_seconds_max: a refusal that asks for a longer pause is raised instead of retried.
        """
        self._key = key
        self._url = url.rstrip('/')
        self._timeout = timeout
        self._retries_max = retries_max
        self._retry_after_seconds_max = retry_after_seconds_max

    def download(self, file: Mapping[str, Any], *, timeout: float | None = None) -> bytes:
        """Downloads a file of a photo. Its link is signed and expires, so the key is not sent along."""
        return self._send(Request(urljoin(self._url, file['url'])), timeout)

    def _call(
        self,
        method: str,
        path: str,
        /,
        *,
        timeout: float | None,
        idempotency_key: str | None = None,
        file: Picture | None = None,
        **parts: Mapping[str, Any],
    ) -> Any:
        for name, value in parts.get('path', {}).items():
            path = path.replace(f'{{{name}}}', quote(value, safe=''))
        query = {name: value for name, value in parts.get('query', {}).items() if value is not None}
        request = Request(f'{self._url}{path}{"?" if query else ""}{urlencode(query)}', method=method)
        # The key does not follow a redirect to another server.
        request.add_unredirected_header('Authorization', f'Bearer {self._key}')
        if method == 'POST':
            # All attempts carry the same key, so nothing is made or paid for twice if an answer is lost.
            request.add_header('Idempotency-Key', idempotency_key or str(uuid.uuid4()))
        fields = {name: value for name, value in parts.get('body', {}).items() if value is not None}
        if file is not None:
            request.data, content_type = _form(fields, file)
            request.add_header('Content-Type', content_type)
        elif 'body' in parts:
            request.data = json.dumps(fields).encode()
            request.add_header('Content-Type', 'application/json')
        answer = self._send(request, timeout)
        return json.loads(answer) if answer else None

    def _send(self, request: Request, timeout: float | None) -> bytes:
        seconds = self._timeout if timeout is None else timeout
        ends_at = time.monotonic() + seconds
        tried = 0
        while True:
            try:
                with urlopen(request, timeout=max(ends_at - time.monotonic(), 0.001)) as answer:
                    return answer.read()
            except HTTPError as refusal:
                pause = _pause_of(refusal, tried)
                error = _error_of(refusal)
                if pause is None or pause > self._retry_after_seconds_max:
                    raise error from None
            except (OSError, HTTPException) as cause:
                pause = _FIRST_PAUSE_SECONDS * 2**tried
                error = VesikaError({'code': 'connection', 'detail': 'no answer came'})
                error.__cause__ = cause
            if time.monotonic() + pause >= ends_at:
                raise VesikaError({'code': 'timed-out', 'detail': f'the call took longer than {seconds} s'}) from error
            if tried >= self._retries_max:
                raise error
            time.sleep(pause)
            tried += 1


def _pause_of(refusal: HTTPError, tried: int) -> float | None:
    """Seconds to wait before the next attempt; None if a retry is pointless."""
    seconds = refusal.headers.get('Retry-After', '')
    is_temporary = refusal.code in _TEMPORARY or (refusal.code == _TIMED_OUT and tried == 0)
    return float(seconds) if is_temporary and seconds.isdecimal() else None


def _error_of(refusal: HTTPError) -> VesikaError:
    """A proxy in between may answer with a body that is not a problem document."""
    with refusal:
        try:
            problem = json.loads(refusal.read())
        except (ValueError, OSError, HTTPException):
            problem = None
    if not isinstance(problem, dict) or 'code' not in problem or 'detail' not in problem:
        problem = {'code': 'connection', 'detail': f'an answer with status {refusal.code}', 'status': refusal.code}
    return VesikaError(problem)


def _form(fields: Mapping[str, Any], file: Picture) -> tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    picture = file if isinstance(file, bytes) else Path(file).read_bytes()
    parts = [
        f'Content-Disposition: form-data; name="{name}"\r\n\r\n{_form_value(value)}\r\n'.encode()
        for name, value in fields.items()
    ]
    head = b'Content-Disposition: form-data; name="file"; filename="portrait"\r\n'
    parts.append(head + b'Content-Type: application/octet-stream\r\n\r\n' + picture + b'\r\n')
    start = f'--{boundary}\r\n'.encode()
    return start + start.join(parts) + f'--{boundary}--\r\n'.encode(), f'multipart/form-data; boundary={boundary}'


def _form_value(value: Any) -> str:
    if isinstance(value, bool):
        return 'true' if value else 'false'
    return str(value)
