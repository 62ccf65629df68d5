from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Mapping

from .types import WebhookEvent

_TOLERANCE_SECONDS = 300


class WebhookError(Exception):
    """The signature of a delivery is missing, wrong or too old."""


def verify_webhook(*, secret: str, headers: Mapping[str, str], body: bytes) -> WebhookEvent:
    """
    Returns the event after verifying its signature and that it is at most five minutes old. Repeated deliveries carry
    the same header `webhook-id`.

    secret: secret of the endpoint as the dashboard showed it, `whsec_…`.
    headers: headers as received; the case of their names does not matter.
    body: the raw body. One that was parsed and serialised again has another signature.
    """
    received = {name.lower(): value for name, value in headers.items()}
    try:
        message_id, timestamp = received['webhook-id'], received['webhook-timestamp']
        signatures = received['webhook-signature'].split()
        age_seconds = abs(time.time() - int(timestamp))
        key = base64.b64decode(secret.removeprefix('whsec_'))
    except (KeyError, ValueError, binascii.Error) as cause:
        raise WebhookError('a header is missing or malformed') from cause
    if age_seconds > _TOLERANCE_SECONDS:
        raise WebhookError('the delivery is too old')
    signed = hmac.new(key, f'{message_id}.{timestamp}.'.encode() + body, hashlib.sha256).digest()
    expected = b'v1,' + base64.b64encode(signed)
    if not any(hmac.compare_digest(expected, signature.encode()) for signature in signatures):
        raise WebhookError('the signature is wrong')
    return json.loads(body)
