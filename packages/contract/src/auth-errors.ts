/**
 * Refusals of `/auth/v1` under the codes of Supabase's client, each with its status and an English sentence. Screens
 * translate by code. All other operations use the registry in errors.ts.
 */
export const authErrors = {
  validation_failed: refusal(400, 'The request is malformed.'),
  bad_json: refusal(400, 'The body is not JSON.'),
  invalid_credentials: refusal(400, 'Invalid login credentials'),
  email_not_confirmed: refusal(400, 'Email not confirmed'),
  reauthentication_needed: refusal(400, 'Enter the current password, or sign in again.'),
  refresh_token_not_found: refusal(400, 'Invalid Refresh Token: Refresh Token Not Found'),
  refresh_token_already_used: refusal(400, 'Invalid Refresh Token: Already Used'),
  bad_code_verifier: refusal(400, 'The code verifier does not match the challenge.'),
  no_authorization: refusal(401, 'This endpoint requires a Bearer token'),
  bad_jwt: refusal(403, 'invalid JWT: unable to parse or verify signature'),
  user_banned: refusal(403, 'User is banned'),
  session_not_found: refusal(403, 'The session of this token has ended.'),
  otp_expired: refusal(403, 'Token has expired or is invalid'),
  flow_state_not_found: refusal(404, 'Invalid flow state, no valid flow state found'),
  mfa_factor_not_found: refusal(404, 'There is no such factor.'),
  user_already_exists: refusal(422, 'User already registered'),
  weak_password: refusal(422, 'Password should be at least 6 characters.'),
  signup_disabled: refusal(422, 'Signups not allowed for this instance'),
  flow_state_expired: refusal(422, 'The flow has expired; start again.'),
  same_password: refusal(422, 'New password should be different from the old password.'),
  email_exists: refusal(422, 'A user with this email address has already been registered'),
  otp_disabled: refusal(422, 'Signing in by one-time code is not allowed.'),
  reauthentication_not_valid: refusal(422, 'The code has expired or is invalid.'),
  mfa_factor_name_conflict: refusal(422, 'A factor with this name exists already.'),
  mfa_verification_failed: refusal(422, 'Invalid TOTP code entered'),
  mfa_challenge_expired: refusal(422, 'The challenge has expired; ask for another one.'),
  too_many_enrolled_mfa_factors: refusal(422, 'There are too many factors; remove one first.'),
  insufficient_aal: refusal(422, 'This needs a session that was verified with a second factor.'),
  over_request_rate_limit: refusal(429, 'Too many attempts; try again later.'),
  over_email_send_rate_limit: refusal(429, 'A mail was sent a moment ago; try again in a minute.'),
  unexpected_failure: refusal(500, 'Something went wrong on our side.'),
} as const;

export type AuthErrorCode = keyof typeof authErrors;

function refusal<const Status extends number>(status: Status, message: string) {
  return { status, message } as const;
}
