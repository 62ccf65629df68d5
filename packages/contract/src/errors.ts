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
  'face-missing': photo(422, 'No face was found on the picture.'),
  'faces-several': photo(422, 'More than one face was found on the picture.'),
  'face-too-small': photo(422, 'The face on the picture is too small.'),

  // Mistakes in the request.
  'request-invalid': request(400, 'The request does not have the expected form.'),
  'upload-file-missing': request(400, 'The form has no file field with a picture.'),
  'upload-timed-out': request(408, 'The form did not arrive in time.'),
  'upload-files-several': request(400, 'The form has more than one file.'),
  'image-url-foreign': request(400, 'The address is not one that this service gave out.'),
  'sheet-too-small': request(422, 'The paper is too small for one photo of this size.'),
  'session-missing': request(401, 'There is no session; upload a picture first.'),
  'sign-in-required': request(401, 'Sign in first.'),
  'second-factor-required': request(403, 'The account has a second factor; this session has not shown it.'),
  'email-differs': request(403, 'This is not the e-mail address of the account.'),
  'password-wrong': request(403, 'The password is wrong.'),
  'webhook-invalid': request(400, 'The event is not signed by the payment provider, or too old.'),
  'package-not-found': request(404, 'There is no such package for sale.'),
  'purchase-not-found': request(404, 'The account has no such purchase.'),
  'subscription-not-found': request(404, 'The account has no package that renews.'),
  'webhook-url-invalid': request(
    422,
    'The address is not a complete https address without user and fragment.',
  ),
  'webhook-url-private': request(422, 'The address leads into a private network.'),
  'webhook-host-unknown': request(422, 'The name in the address is not known to the name service.'),
  'webhook-endpoints-full': request(409, 'The account has as many webhook addresses as it can have.'),
  'webhook-endpoint-not-found': request(404, 'The account has no such webhook address.'),
  'webhook-delivery-not-found': request(404, 'The account has no such delivery.'),
  'refund-not-possible': request(409, 'The purchase cannot be refunded: it is too old, unpaid or refunded.'),
  'rejection-not-possible': request(
    409,
    'A rejection of this photo has been reported, or it was never unlocked.',
  ),
  'checks-failed': request(409, 'A check of this photo fails; it is unlocked only on express wish.'),
  'touch-up-not-possible': request(409, 'The background of this photo is kept: nothing can be touched up.'),
  'resume-link-invalid': request(403, 'The link has been used, or has expired.'),
  'file-link-invalid': request(403, 'The link is not valid.'),
  'file-link-expired': request(403, 'The link has expired.'),
  'image-not-found': request(404, 'There is no such picture in this account or session.'),
  'photo-not-found': request(404, 'There is no such photo in this account or session.'),
  'file-not-found': request(404, 'The file no longer exists.'),
  'requirement-not-found': request(404, 'The country has no such variant, or is switched off.'),
  'variant-missing': request(400, 'The country has several documents of this kind; name one as `variant`.'),
  'batch-not-found': request(404, 'The account has no such batch.'),
  'batch-not-possible': request(409, 'The batch is not in a state in which this can be done.'),
  'batch-empty': request(422, 'The batch has no picture that anything is to be made of.'),
  'batch-full': request(413, 'The batch holds no more pictures.'),
  'archive-damaged': request(422, 'The ZIP file is damaged or incomplete.'),
  'archive-encrypted': request(422, 'The ZIP file is encrypted.'),
  'archive-unsafe': request(422, 'The ZIP file is not what it says it is.'),
  'route-not-found': request(404, 'There is nothing at this address.'),
  'body-too-large': request(413, 'The body of the request is too large.'),
  'headers-too-large': request(431, 'The headers of the request are too large.'),
  'request-timed-out': request(408, 'The request did not arrive in time.'),
  'content-type-unsupported': request(415, 'The content type of the request is not supported.'),

  // API keys.
  'api-key-missing': request(401, 'Send an API key as `Authorization: Bearer vk_live_…`.'),
  'api-key-invalid': request(401, 'There is no such API key; it may have been revoked.'),
  'api-key-expired': request(401, 'The API key has expired.'),
  'api-scope-missing': request(403, 'The API key is not allowed to do this.'),
  'api-access-missing': request(403, 'The account has no running package with access to the API.'),
  'api-keys-too-many': request(409, 'The account has as many API keys as it can have; revoke one first.'),
  'api-key-not-found': request(404, 'The account has no such API key.'),
  'idempotency-key-reused': request(422, 'The idempotency key has been used for another request.'),
  'idempotency-key-in-use': request(409, 'A request with this idempotency key is still under way.'),
  'acknowledgement-missing': request(
    422,
    'The office takes no such photo; acknowledge the warnings named here to have it made all the same.',
  ),
  'original-not-found': request(404, 'The account has no such original; it may have been deleted.'),
  'job-not-found': request(404, 'The account has no such job; it may have been forgotten.'),

  // Limits of use.
  'rate-limited': { status: 429, errorType: 'RATE_LIMIT', message: 'Too many requests; try again later.' },
  'payment-required': { status: 402, errorType: 'PAYMENT_REQUIRED', message: 'This needs a credit.' },
  'bulk-not-included': {
    status: 402,
    errorType: 'PAYMENT_REQUIRED',
    message: 'No package of the account contains bulk processing.',
  },

  // Failures of the service: the same request may succeed later.
  busy: service(503, 'All places are taken; try again in a moment.'),
  'engine-unavailable': service(503, 'Photos cannot be made at the moment.'),
  'photo-timed-out': service(504, 'Making the photo took too long.'),
  'engine-crashed': service(500, 'Making the photo failed unexpectedly.'),
  'photo-given-up': service(500, 'Making the photo was given up after two attempts.'),
  'engine-memory-exceeded': service(500, 'Making the photo took too much memory.'),
  'matting-model-invalid': service(503, 'Photos cannot be made at the moment.'),
  'model-source-missing': service(503, 'Photos cannot be made at the moment.'),
  'model-cache-unwritable': service(503, 'Photos cannot be made at the moment.'),
  'payment-unavailable': service(502, 'The payment provider does not answer.'),
  'mail-unavailable': service(503, 'The message could not be sent.'),
  'database-unavailable': service(503, 'The database does not answer.'),
  'storage-unavailable': service(503, 'Nothing can be stored at the moment.'),
  'web-build-missing': service(503, 'The pages have not been built.'),
  'request-cancelled': service(499, 'The client went away.'),
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
