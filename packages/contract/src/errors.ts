/**
 * The registry of public errors: HTTP status, the class a client acts upon, and an English sentence for readers of the
 * API (screens translate by code). A code is never reused or renamed. The engine's codes are listed under their own
 * names; a test in the server proves that none is missing.
 */
export const errors = {
  // Problems of the picture: another picture helps.
  'file-empty': photo(422, 'The file is empty.'),
  'file-too-large': photo(413, 'The file is larger than 10 MB.'),
  'file-type-unsupported': photo(415, 'The file is not a JPEG, PNG or WEBP picture.'),
  'file-damaged': photo(422, 'The picture is damaged or incomplete.'),
  'picture-too-large': photo(422, 'The picture has too many pixels.'),
  'picture-too-small': photo(422, 'The picture has too few pixels.'),
  'face-missing': photo(422, 'No face was found in the picture.'),
  'faces-several': photo(422, 'More than one face was found in the picture.'),
  'face-too-small': photo(422, 'The face in the picture is too small.'),
  'signature-missing': photo(422, 'No signature was found in the picture.'),

  // Mistakes in the request.
  'request-invalid': request(400, 'The request is malformed.'),
  'upload-file-missing': request(400, 'The form has no field `file` with a picture.'),
  'upload-timed-out': request(408, 'The form was not received in time.'),
  'upload-files-several': request(400, 'The form has more than one file.'),
  'image-url-foreign': request(400, 'The address is not a link from this service.'),
  'sheet-too-small': request(422, 'The paper is too small for one photo of this size.'),
  'session-missing': request(401, 'There is no session. Upload a picture first.'),
  'sign-in-required': request(401, 'Sign in first.'),
  'second-factor-required': request(
    403,
    'The account has a second factor, which this session has not verified.',
  ),
  'operator-required': request(403, 'Only an operator may do this.'),
  'human-check-not-possible': request(
    409,
    'No person checks this photo: it is not finished, or the check is not offered.',
  ),
  'person-not-found': request(404, 'There is no such person.'),
  'act-not-possible': request(409, 'The state of the account, purchase or photo does not allow this.'),
  'email-differs': request(403, 'This is not the e-mail address of the account.'),
  'password-wrong': request(403, 'The password is wrong.'),
  'code-wrong': request(403, 'The mailed code is wrong or too old.'),
  'email-unproven': request(
    403,
    'The address of the account is not proven; enter a mailed code in the profile.',
  ),
  'webhook-invalid': request(400, 'The event is too old or has no valid signature of the payment provider.'),
  'package-not-found': request(404, 'No such package is for sale.'),
  'purchase-not-found': request(404, 'The account has no such purchase.'),
  'subscription-not-found': request(404, 'The account has no subscription.'),
  'webhook-url-invalid': request(
    422,
    'The address must be a complete https address on port 443 or 8443, without user name and fragment.',
  ),
  'webhook-url-private': request(422, 'The address resolves to a private network.'),
  'webhook-host-unknown': request(422, 'The host name in the address cannot be resolved.'),
  'webhook-endpoints-full': request(409, 'The account has the maximum number of webhook endpoints.'),
  'webhook-endpoint-not-found': request(404, 'The account has no such webhook endpoint.'),
  'webhook-delivery-not-found': request(404, 'The account has no such delivery.'),
  'refund-not-possible': request(
    409,
    'The purchase cannot be refunded: it is too old, unpaid or already refunded.',
  ),
  'rejection-not-found': request(404, 'The account has no such reported rejection.'),
  'rejection-not-possible': request(
    409,
    'A rejection of this photo has already been reported, or the photo was never unlocked.',
  ),
  'amount-invalid': request(422, 'An amount is at least 0.01 and has no more than two decimals.'),
  'voucher-invalid': request(404, 'The code does not lower this price, or no longer.'),
  'checks-failed': request(409, 'A check of this photo fails. Confirm that you want to unlock it.'),
  'touch-up-not-possible': request(
    409,
    'The background of this photo is unchanged, so nothing can be retouched.',
  ),
  'resume-link-invalid': request(403, 'The link has been used, or has expired.'),
  'file-link-invalid': request(403, 'The link is not valid.'),
  'file-link-expired': request(403, 'The link has expired.'),
  'image-not-found': request(404, 'There is no such picture in this account or session.'),
  'photo-not-found': request(404, 'There is no such photo in this account or session.'),
  'file-not-found': request(404, 'The file no longer exists.'),
  'requirement-not-found': request(404, 'There is no such requirement, or the country is not available.'),
  'photo-captured': request(
    404,
    'Nobody brings a photo for this document: the authority, or a studio connected to it, takes it.',
  ),
  'variant-missing': request(400, 'There are several documents of this type. Choose one with `variant`.'),
  'batch-not-found': request(404, 'The account has no such batch.'),
  'batch-not-possible': request(409, 'The state of the batch does not allow this.'),
  'batch-empty': request(422, 'The batch has no picture to make a photo of.'),
  'batch-full': request(413, 'The batch is full.'),
  'archive-damaged': request(422, 'The ZIP file is damaged or incomplete.'),
  'archive-encrypted': request(422, 'The ZIP file is encrypted.'),
  'archive-unsafe': request(422, 'The content of the ZIP file differs from its directory.'),
  'route-not-found': request(404, 'There is no such route.'),
  'method-not-allowed': request(
    405,
    'The route does not have this method. The header `Allow` lists its methods.',
  ),
  'body-too-large': request(413, 'The body of the request is too large.'),
  'headers-too-large': request(431, 'The headers of the request are too large.'),
  'request-timed-out': request(408, 'The request was not received in time.'),
  'content-type-unsupported': request(415, 'The content type of the request is not supported.'),

  // API keys.
  'api-key-missing': request(401, 'Send an API key as `Authorization: Bearer vk_live_…`.'),
  'api-key-invalid': request(401, 'The API key does not exist or was revoked.'),
  'api-key-expired': request(401, 'The API key has expired.'),
  'api-scope-missing': request(403, 'The API key lacks the scope for this operation.'),
  'api-access-missing': request(403, 'The account has no active package with API access.'),
  'api-keys-too-many': request(409, 'The account has the maximum number of API keys. Revoke one first.'),
  'own-documents-too-many': request(
    409,
    'The account keeps the maximum number of documents. Delete one first.',
  ),
  'own-document-not-found': request(404, 'The account keeps no such document.'),
  'api-key-not-found': request(404, 'The account has no such API key.'),
  'idempotency-key-reused': request(422, 'The idempotency key was used for a different request.'),
  'idempotency-key-in-use': request(409, 'A request with this idempotency key is still in progress.'),
  'acknowledgement-missing': request(
    422,
    'The authority accepts no such photo. Acknowledge the listed warnings to make it anyway.',
  ),
  'source-url-invalid': request(
    422,
    'The address must be a complete https address without port, user name and fragment.',
  ),
  'source-url-private': request(422, 'The address leads to a private network.'),
  'source-unreachable': request(422, 'The address did not answer in time.'),
  'source-refused': request(422, 'The address answered without a file.'),
  'original-not-found': request(404, 'The account has no such portrait. It may have been deleted.'),
  'job-not-found': request(404, 'The account has no such job. It may have expired.'),

  // Limits of use.
  'rate-limited': { status: 429, errorType: 'RATE_LIMIT', message: 'Too many requests. Try again later.' },
  'payment-required': {
    status: 402,
    errorType: 'PAYMENT_REQUIRED',
    message: 'The account has no credit for this.',
  },
  'api-key-limit-reached': {
    status: 402,
    errorType: 'PAYMENT_REQUIRED',
    message: 'The API key has used the credits it may use this month.',
  },
  'bulk-not-included': {
    status: 402,
    errorType: 'PAYMENT_REQUIRED',
    message: 'No package of the account includes bulk processing.',
  },

  // Failures of the service: the same request may succeed later.
  busy: service(503, 'The service is busy. Try again in a moment.'),
  'engine-unavailable': service(503, 'Photos cannot be made at the moment.'),
  'photo-timed-out': service(504, 'Making the photo took too long.'),
  'engine-crashed': service(500, 'Making the photo failed unexpectedly.'),
  'photo-given-up': service(500, 'Making the photo failed twice.'),
  'engine-memory-exceeded': service(500, 'Making the photo needed too much memory.'),
  'matting-model-invalid': service(503, 'Photos cannot be made at the moment.'),
  'model-source-missing': service(503, 'Photos cannot be made at the moment.'),
  'model-cache-unwritable': service(503, 'Photos cannot be made at the moment.'),
  'payment-unavailable': service(502, 'The payment provider does not respond.'),
  'mail-unavailable': service(503, 'The message could not be sent.'),
  'database-unavailable': service(503, 'The database does not respond.'),
  'storage-unavailable': service(503, 'Files cannot be stored at the moment.'),
  'web-build-missing': service(503, 'The pages have not been built.'),
  'request-cancelled': service(499, 'The client closed the connection.'),
  internal: service(500, 'Something went wrong on our side.'),
} as const satisfies Record<string, PublicError>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

/**
 * Advice to the client. `PHOTO_UNUSABLE`: ask for another picture. `PROCESSING_FAILED`: show the original, labelled
 * as not processed. `REQUEST_INVALID`: a mistake of the client or of the address.
 */
export const errorTypes = [
  'PHOTO_UNUSABLE',
  'REQUEST_INVALID',
  'RATE_LIMIT',
  'PAYMENT_REQUIRED',
  'PROCESSING_FAILED',
] as const;
export type ErrorType = (typeof errorTypes)[number];

export interface PublicError {
  status: number;
  errorType: ErrorType;
  message: string;
}

function photo<const Status extends number>(status: Status, message: string) {
  return { status, errorType: 'PHOTO_UNUSABLE', message } as const;
}

function request<const Status extends number>(status: Status, message: string) {
  return { status, errorType: 'REQUEST_INVALID', message } as const;
}

function service<const Status extends number>(status: Status, message: string) {
  return { status, errorType: 'PROCESSING_FAILED', message } as const;
}
