"""Tests the client against the service at VESIKA_URL with VESIKA_KEY. VESIKA_WEBHOOK is a delivery as JSON."""

import json
import os
import sys
import threading
import time
import unittest
import uuid
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from vesika import Vesika, VesikaError, WebhookError, verify_webhook  # noqa: E402

URL, KEY = os.environ['VESIKA_URL'], os.environ['VESIKA_KEY']
PORTRAIT = Path(os.environ['VESIKA_PORTRAIT'])
PASSPORT = {'country_code': 'BE', 'document_type': 'passport'}


class AnsweringServer:
    """Answers each request with the next of these answers: status, headers, body."""

    def __init__(self, *answers):
        self.keys = []
        waiting = list(answers)

        class Handler(BaseHTTPRequestHandler):
            def do_POST(handler):
                self.keys.append(handler.headers['Idempotency-Key'])
                handler.rfile.read(int(handler.headers['Content-Length']))
                status, headers, body = waiting.pop(0)
                handler.send_response(status)
                for name, value in headers.items():
                    handler.send_header(name, value)
                handler.send_header('Content-Length', str(len(body)))
                handler.end_headers()
                handler.wfile.write(body)

            def log_message(handler, *_):
                pass

        self.server = HTTPServer(('127.0.0.1', 0), Handler)
        self.url = f'http://127.0.0.1:{self.server.server_port}'

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()


class Client(unittest.TestCase):
    def setUp(self):
        self.vesika = Vesika(key=KEY, url=URL)

    def assert_refused(self, code, work):
        with self.assertRaises(VesikaError) as refusal:
            work()
        self.assertEqual(refusal.exception.code, code)
        return refusal.exception

    def test_makes_a_photo_of_a_file_and_downloads_it(self):
        photo = self.vesika.make_photo(file=PORTRAIT, crop_only=True, acknowledge='undetermined-checks', **PASSPORT)
        self.assertEqual([photo['countryCode'], photo['status']], ['BE', 'finished'])
        saved = self.vesika.download(photo['files'][0])
        self.assertEqual(len(saved), photo['files'][0]['bytes'])
        self.assertEqual(self.vesika.get_photo(photo_id=photo['id'])['id'], photo['id'])

    def test_makes_a_photo_of_bytes_and_another_of_the_uploaded_original(self):
        first = self.vesika.make_photo(file=PORTRAIT.read_bytes(), **PASSPORT)
        visa = self.vesika.make_photo_of_original(original_id=first['originalId'], country_code='US', document_type='visa')
        self.assertEqual([visa['originalId'], visa['countryCode']], [first['originalId'], 'US'])
        ids = [photo['id'] for photo in self.vesika.each(self.vesika.list_photos, limit=1)]
        self.assertTrue({first['id'], visa['id']} <= set(ids))
        self.vesika.delete_photo(photo_id=visa['id'])
        self.assert_refused('photo-not-found', lambda: self.vesika.get_photo(photo_id=visa['id']))

    def test_makes_and_pays_a_repeated_request_once(self):
        # No other test orders this document: a photo that is paid for is not paid for again.
        wish = {'file': PORTRAIT, 'country_code': 'US', 'document_type': 'passport', 'idempotency_key': str(uuid.uuid4())}
        before = self.vesika.get_credits()['creditsRemaining']
        first, second = [self.vesika.make_photo(**wish) for _ in range(2)]
        self.assertEqual([first['id'], first['status']], [second['id'], 'finished'])
        self.assertEqual(before - self.vesika.get_credits()['creditsRemaining'], 1)

    def test_makes_several_documents_in_the_background(self):
        original = self.vesika.send_original(file=PORTRAIT)
        documents = [
            {'countryCode': 'BE', 'documentType': 'passport'},
            {'countryCode': 'FR', 'documentType': 'visa'},
        ]
        job = self.vesika.start_job(original_id=original['id'], documents=documents)
        done = self.vesika.wait_for_job(job['id'])
        self.assertEqual([document['countryCode'] for document in done['documents']], ['BE', 'FR'])

    def test_checks_a_picture(self):
        checked = self.vesika.check_photo(file=PORTRAIT, **PASSPORT)
        self.assertTrue(checked['checks'])

    def test_reads_requirements_of_one_document_and_of_all_pages(self):
        self.assertEqual(self.vesika.get_requirement(**PASSPORT)['countryCode'], 'BE')
        listed = list(self.vesika.each(self.vesika.list_requirements, country_code='US', limit=2))
        self.assertGreater(len(listed), 2)

    def test_names_the_code_of_a_refusal(self):
        wish = {'file': PORTRAIT, 'country_code': '', 'document_type': 'passport'}
        refusal = self.assert_refused('request-invalid', lambda: self.vesika.make_photo(**wish))
        self.assertEqual(refusal.status, 400)
        self.assertTrue(refusal.request_id)
        stranger = Vesika(key='vk_live_unknown', url=URL)
        self.assertEqual(self.assert_refused('api-key-invalid', stranger.get_credits).status, 401)

    def test_a_file_that_does_not_exist_is_an_error_of_the_file_system(self):
        with self.assertRaises(FileNotFoundError):
            self.vesika.send_original(file='/nowhere.jpg')


class Repetition(unittest.TestCase):
    busy = (503, {'Retry-After': '0'}, b'{"code": "busy", "detail": "busy", "status": 503}')

    def ask(self, server, **options):
        return Vesika(key='k', url=server.url, **options).unlock_photo(photo_id='a')

    def test_repeats_a_temporary_refusal_with_the_same_idempotency_key(self):
        with AnsweringServer(self.busy, self.busy, (200, {}, b'{"id": "a"}')) as server:
            self.assertEqual(self.ask(server), {'id': 'a'})
        self.assertEqual(len(server.keys), 3)
        self.assertEqual(len(set(server.keys)), 1)

    def test_gives_up_after_the_last_repetition_and_on_a_long_pause(self):
        with AnsweringServer(self.busy, self.busy) as server, self.assertRaises(VesikaError) as refusal:
            self.ask(server, retries_max=1)
        self.assertEqual(refusal.exception.code, 'busy')
        later = (429, {'Retry-After': '61'}, b'{"code": "too-many", "detail": "later"}')
        with AnsweringServer(later) as server, self.assertRaises(VesikaError) as refusal:
            self.ask(server)
        self.assertEqual(refusal.exception.code, 'too-many')

    def test_an_answer_of_a_proxy_is_a_fault_of_the_connection(self):
        with AnsweringServer((502, {}, b'<html>')) as server, self.assertRaises(VesikaError) as refusal:
            self.ask(server)
        self.assertEqual([refusal.exception.code, refusal.exception.status], ['connection', 502])

    def test_the_time_limit_covers_all_repetitions(self):
        started = time.monotonic()
        with AnsweringServer((503, {'Retry-After': '9'}, b'{"code": "busy", "detail": "busy"}')) as server:
            with self.assertRaises(VesikaError) as refusal:
                self.ask(server, timeout=2)
        self.assertEqual(refusal.exception.code, 'timed-out')
        self.assertLess(time.monotonic() - started, 8)


class Webhooks(unittest.TestCase):
    def setUp(self):
        self.delivery = json.loads(os.environ['VESIKA_WEBHOOK'])
        self.delivery['body'] = self.delivery['body'].encode()

    def test_accepts_a_delivery_of_the_service(self):
        self.assertEqual(verify_webhook(**self.delivery)['type'], 'test')

    def test_refuses_a_changed_body_a_wrong_secret_and_a_missing_header(self):
        wrong = [
            {'body': self.delivery['body'] + b' '},
            {'secret': 'whsec_' + 'A' * 32},
            {'headers': {}},
        ]
        for part in wrong:
            with self.assertRaises(WebhookError):
                verify_webhook(**{**self.delivery, **part})

    def test_refuses_an_old_delivery(self):
        headers = {**self.delivery['headers'], 'webhook-timestamp': str(int(time.time()) - 301)}
        with self.assertRaisesRegex(WebhookError, 'too old'):
            verify_webhook(**{**self.delivery, 'headers': headers})


if __name__ == '__main__':
    unittest.main()
