"""Makes passport, visa and ID photos through the API of a Vesika service."""

from .client import Vesika
from .errors import VesikaError
from .webhooks import WebhookError, verify_webhook

__all__ = ['Vesika', 'VesikaError', 'WebhookError', 'verify_webhook']
