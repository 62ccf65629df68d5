-- The schema of the first release.

-- Accounts and their sessions.
create table auth_users (
  id uuid primary key,
  -- In lower case.
  email text not null check (email = lower(email)) unique,
  -- Null where the account was made by a one-time code and never had a password.
  password_hash text,
  email_confirmed_at timestamptz,
  -- The new address until it is confirmed.
  email_new text,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_sign_in_at timestamptz,
  -- When somebody first opened a mail to the address. What an account held before that proves nothing about its owner.
  email_proven_at timestamptz,
  -- An operator reaches the desk, and only with a second factor.
  operator_since timestamptz,
  -- A locked account cannot sign in, and its API keys are refused.
  locked_at timestamptz
);

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  -- 'aal1': one proof; 'aal2': a code of a factor as well.
  aal text not null check (aal in ('aal1', 'aal2')),
  -- [{method, timestamp}]: how the user signed in.
  amr jsonb not null,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  -- Set when a stolen refresh token was noticed: the session is refused from then on.
  ended_at timestamptz
);
create index auth_sessions_user_id_idx on auth_sessions (user_id);

create table auth_refresh_tokens (
  -- SHA-256; the token itself is not stored.
  token_hash bytea primary key,
  session_id uuid not null references auth_sessions on delete cascade,
  created_at timestamptz not null,
  -- When it was exchanged for its successor.
  used_at timestamptz
);
create index auth_refresh_tokens_session_id_idx on auth_refresh_tokens (session_id);

create table auth_flow_states (
  id uuid primary key,
  -- Null until the link was opened.
  auth_code_hash bytea unique,
  user_id uuid references auth_users on delete cascade,
  purpose text not null,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- The link of a receipt works until it expires, so an account has one for each of its receipts.
create table auth_one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  purpose text not null
    check (purpose in ('signup', 'recovery', 'magiclink', 'email_change', 'reauthentication', 'purchase')),
  -- Hashes of the link's token and of the six digits; either can be used once.
  link_hash bytea not null unique,
  code_hash bytea not null,
  -- Wrong codes are counted because six digits can be guessed.
  wrong_codes integer not null default 0,
  flow_state_id uuid references auth_flow_states on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_one_time_tokens_user_id on auth_one_time_tokens (user_id);
create unique index auth_one_time_tokens_user_id_purpose
  on auth_one_time_tokens (user_id, purpose) where purpose <> 'purchase';

create table auth_factors (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type = 'totp'),
  status text not null check (status in ('unverified', 'verified')),
  -- Encrypted with a key of the service.
  secret bytea not null,
  -- The last time step whose code was accepted: a code can be used once.
  last_step bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index auth_factors_user_id_friendly_name_idx
  on auth_factors (user_id, friendly_name) where friendly_name <> '';

create table auth_challenges (
  id uuid primary key,
  factor_id uuid not null references auth_factors on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table auth_keys (
  id text primary key,
  public_jwk jsonb not null,
  -- Encrypted with a key of the service.
  private_jwk bytea not null,
  created_at timestamptz not null
);

-- Hashes of the seeds that were written at a start.
create table seeds (
  name text primary key,
  sha256 text not null
);

-- What can be bought.
create table packages (
  id text primary key,
  name_tr text not null,
  -- In units of the currency.
  price numeric(10, 2) not null check (price >= 0),
  price_was numeric(10, 2),
  currency text not null check (currency in ('EUR', 'USD', 'TRY')),
  -- Null: unlimited.
  credits integer check (credits > 0),
  validity_days integer not null check (validity_days > 0),
  features text[] not null,
  is_recurring boolean not null,
  is_active boolean not null,
  display_order integer not null,
  -- Set by the operator; the seeds leave it alone.
  stripe_price_id text unique,
  plan text check (plan in ('starter', 'pro', 'business'))
);

create table countries (
  country_code text primary key,
  is_active boolean not null,
  display_order integer not null
);

create table webhook_events (
  provider text not null,
  -- The provider's id, by which a repeated delivery is recognised.
  event_id text not null,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  outcome text,
  -- The payment or subscription, whose state follows from all its events in any order.
  subject text,
  -- Deleting an account deletes its events.
  user_id uuid references auth_users on delete cascade,
  primary key (provider, event_id)
);
create index webhook_events_provider_subject_idx on webhook_events (provider, subject);
create index webhook_events_user_id_idx on webhook_events (user_id);

create table payment_customers (
  user_id uuid not null references auth_users on delete cascade,
  provider text not null,
  customer_reference text not null,
  primary key (user_id, provider),
  constraint payment_customers_provider_customer_reference_key unique (provider, customer_reference)
);

-- Checkouts of the test payment page, which stands in for a provider.
create table test_checkouts (
  -- Part of the page's address and of every reference of the test mode.
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  package_id text not null references packages,
  -- As it was when the checkout began.
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  language text not null,
  status text not null check (status in ('open', 'paid', 'cancelled')),
  is_recurring boolean not null,
  -- Number of paid periods of a recurring checkout.
  periods_paid integer not null default 0,
  ended_at timestamptz,
  created_at timestamptz not null,
  -- The photo, if the checkout is for one, and the page to return to.
  photo_id uuid,
  return_path text not null default '/dashboard/payments',
  voucher_use_id uuid,
  credits integer default -1,
  validity_days integer not null default -1
);
create index test_checkouts_user_id_idx on test_checkouts (user_id);

-- Number of previews per day for an account or session, an address, an original, and an original with one document.
create table preview_days (
  counter_key text not null,
  user_id uuid references auth_users on delete cascade,
  day date not null,
  made integer not null,
  kind text not null check (kind in ('owner', 'address', 'original', 'document')),
  primary key (kind, counter_key, day)
);

-- Rules of a document as they were when a photo was judged by them.
create table requirement_versions (
  -- Of record and child_rules, in canonical form.
  sha256 text primary key,
  country_code text not null,
  document_type text not null check (document_type in ('passport', 'visa', 'id', 'other')),
  variant text not null,
  record jsonb not null,
  child_rules jsonb not null,
  first_seen_at timestamptz not null
);

create table account_preferences (
  user_id uuid primary key references auth_users on delete cascade,
  rules_change_mail boolean not null,
  updated_at timestamptz not null
);

create table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint not null
);

-- Invoices are numbered without gaps within a year.
create table invoice_numbers (
  year integer primary key,
  last integer not null check (last > 0)
);

-- Hidden accounts of people who bought a photo without an account, until they prove that the address is theirs.
create table guest_buyers (
  -- Id of the hidden account. Not a foreign key, because the account may have been merged into another one.
  id uuid primary key,
  session_id text not null,
  -- The address of receipt and link, which never changes.
  email text not null check (email = lower(email)),
  -- The account that the hidden one became or was merged into.
  account_id uuid references auth_users on delete cascade,
  created_at timestamptz not null
);
create unique index guest_buyers_session_id_email_idx on guest_buyers (session_id, email) where account_id is null;

-- Links that continue a visitor's session in another browser.
create table resume_links (
  token_hash bytea primary key,
  session_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- People who had a refund for rejected photos, by a fingerprint of the address that outlives the account.
create table refunded_people (
  fingerprint text primary key,
  refunded_at timestamptz not null
);

-- Processes that take photo jobs.
create table photo_workers (
  id uuid primary key,
  -- Number of photos that it makes at a time; 0 while its engine does not start.
  places integer not null check (places >= 0),
  -- By the clock of the database. A process that was not seen for a while has ended.
  seen_at timestamptz not null
);

-- Stored originals, so that expired ones are found without listing the storage. A row is written before its file and
-- deleted after it.
create table stored_originals (
  key text primary key,
  -- The account's id, or the session.
  owner text not null,
  user_id uuid references auth_users on delete cascade,
  stored_at timestamptz not null,
  -- Size of the uploaded file, which rules on file sizes are about. Null for originals from before it was recorded.
  sent_bytes integer,
  -- SHA-256 and size of the stored file of an original. Null for one that was stored before they were recorded and has
  -- neither a photo nor a place in a batch: the first request that needs the hash computes it from the file.
  sha256 text,
  bytes integer
);
create index stored_originals_by_owner on stored_originals (owner, stored_at);
create index stored_originals_stored_at_idx on stored_originals (stored_at);
create index stored_originals_user_id_idx on stored_originals (user_id);

-- Keys of the public API. A key is shown once, when it is made, and only its hash is stored.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  name text not null,
  -- The first characters, by which its owner recognises it.
  start text not null,
  key_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  is_test boolean not null default false,
  -- Null: no limit.
  credits_per_month integer check (credits_per_month > 0),
  -- When the present secret was made; null if it is the first.
  rotated_at timestamptz,
  previous_key_hash bytea unique,
  previous_until timestamptz
);
create index api_keys_user_id_idx on api_keys (user_id);

-- Answers to requests with an idempotency key, so that a repeated request is carried out once.
create table idempotent_answers (
  user_id uuid not null references auth_users on delete cascade,
  key text not null,
  -- Hash of operation and content.
  fingerprint text not null,
  begun_at timestamptz not null,
  -- Null while the request is running.
  status integer,
  body jsonb,
  primary key (user_id, key)
);
create index idempotent_answers_begun_at_idx on idempotent_answers (begun_at);

-- Jobs of the public API; each document is a job of the queue.
create table api_jobs (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  original_id text not null,
  documents jsonb not null,
  created_at timestamptz not null
);
create index api_jobs_created_at_idx on api_jobs (created_at);
create index api_jobs_user_id_idx on api_jobs (user_id);

-- Addresses to which customers have the events of their account sent.
create table webhook_endpoints (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  url text not null,
  events text[] not null,
  -- Both are encrypted; the previous one also signs until its end.
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  -- Time of the first failure since the last success; null if there is none.
  failing_since timestamptz,
  disabled_at timestamptz
);
create index webhook_endpoints_user_id_idx on webhook_endpoints (user_id);

-- Deliveries of an event to an endpoint; the job queue decides when they are tried.
create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  -- The same at every endpoint.
  event_id uuid not null,
  event_type text not null,
  -- The bytes that are signed and sent.
  body text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null,
  created_at timestamptz not null,
  -- Of the last attempt.
  outcome text,
  status_code integer,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  constraint webhook_deliveries_event_id_endpoint_id_key unique (event_id, endpoint_id)
);
create index webhook_deliveries_created_at_idx on webhook_deliveries (created_at);
create index webhook_deliveries_endpoint_id_created_at_idx on webhook_deliveries (endpoint_id, created_at desc);
create index webhook_deliveries_user_id_idx on webhook_deliveries (user_id);

-- Batches of pictures. Their photos are in `user_photos`.
create table bulk_batches (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  name text not null,
  state text not null check (state in ('filling', 'running', 'paused', 'done', 'cancelled')),
  -- Null if its owner paused it.
  pause_reason text,
  documents jsonb not null,
  -- Null: crop only where the authority refuses edits.
  crop_only boolean,
  -- Lines of the list and its faults; null without a list.
  mapping jsonb,
  -- Every change in a batch gets the next number, so that a client that asks for newer changes misses none.
  changes integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Photos with undetermined checks are charged only if its owner agreed when starting it.
  pays_undetermined boolean not null default false
);
create index bulk_batches_state_idx on bulk_batches (state) where state = 'running';
create index bulk_batches_user_id_created_at_idx on bulk_batches (user_id, created_at);

create table bulk_files (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  batch_id uuid not null references bulk_batches on delete cascade,
  position integer not null,
  name text not null,
  -- The stored original; null for a file that was refused.
  original text,
  original_sha256 text,
  bytes bigint not null,
  problem text,
  person text,
  -- Number of the batch's last change to this file or its photos.
  change integer not null,
  -- The age of a child, which the list of a batch may name.
  child_age_years integer
);
create index bulk_files_batch_id_change_idx on bulk_files (batch_id, change);
create index bulk_files_user_id_idx on bulk_files (user_id);

-- What operators did. Rows are only appended, and outlive operators and customers.
create table operator_acts (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  operator_id uuid not null,
  operator_email text not null,
  operation text not null,
  person_id uuid,
  reason text,
  facts jsonb not null,
  failure text
);
create index operator_acts_by_person on operator_acts (person_id);

-- Subjects of mails, so that an operator can tell what a person was sent. The text of a mail is not stored.
create table sent_mails (
  id bigint primary key generated always as identity,
  user_id uuid not null references auth_users on delete cascade,
  subject text not null,
  at timestamptz not null,
  was_accepted boolean not null
);
create index sent_mails_by_time on sent_mails (at);
create index sent_mails_by_user on sent_mails (user_id, at);

-- Messages of the contact form, which are also mailed to the operator.
create table contact_messages (
  id uuid primary key,
  email text not null,
  topic text not null,
  language text not null,
  message text not null,
  at timestamptz not null,
  answered_at timestamptz
);
create index contact_messages_waiting on contact_messages (at) where answered_at is null;

-- Successful requests by day and step of the funnel, without any reference to a person.
create table daily_counts (
  day date not null,
  step text not null,
  count integer not null,
  primary key (day, step)
);

-- Documents that an operator has switched off; whole countries are in `countries`.
create table inactive_documents (
  country_code text not null,
  document_type text not null,
  primary key (country_code, document_type)
);

-- The banner of all public pages, and notes on the pages of a country, by language.
create table site_notes (
  place text not null,
  language text not null,
  text text not null,
  changed_at timestamptz not null,
  primary key (place, language)
);

-- When backups were taken.
create table backups (
  taken_at timestamptz primary key
);

-- Codes that lower a price, of campaigns and partners.
create table vouchers (
  id uuid primary key,
  code text not null unique,
  -- The operator's description of its audience.
  label text not null,
  percent integer check (percent between 1 and 100),
  amount_minor integer check (amount_minor > 0),
  currency text,
  -- Null: every plan.
  plan text,
  -- Null: no limit.
  uses_max integer check (uses_max > 0),
  expires_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint vouchers_check check ((percent is null) <> (amount_minor is null)),
  constraint vouchers_check1 check ((amount_minor is null) = (currency is null))
);

-- A use is reserved when a payment begins and is final once it is paid, also after its account is deleted.
create table voucher_uses (
  id uuid primary key,
  voucher_id uuid not null references vouchers,
  user_id uuid references auth_users on delete set null,
  reserved_at timestamptz not null,
  paid_at timestamptz
);
create index voucher_uses_by_user on voucher_uses (user_id);
create index voucher_uses_by_voucher on voucher_uses (voucher_id);

-- Free packages for everybody who proves an address of an institution.
create table quotas (
  id uuid primary key,
  institution text not null,
  -- Domain of the addresses, such as `school.example`, or one whole address.
  address text not null,
  package_id text not null references packages,
  people_max integer not null check (people_max > 0),
  expires_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index quotas_by_address on quotas (address);

-- Prices after the first price list, each valid from a moment on; the newest valid one is the price.
create table price_changes (
  id uuid primary key,
  package_id text not null references packages,
  valid_from timestamptz not null,
  price numeric(10, 2) not null check (price > 0),
  price_was numeric(10, 2),
  is_for_sale boolean not null,
  -- Null: unlimited photos.
  credits integer check (credits > 0),
  validity_days integer not null check (validity_days > 0),
  constraint price_changes_package_id_valid_from_key unique (package_id, valid_from)
);

-- Terms of checks by a person, which are not offered without a row.
create table human_check_terms (
  id boolean primary key default true check (id),
  is_offered boolean not null,
  credits integer not null check (credits between 1 and 20),
  -- Working time per check, from which waiting times are computed.
  minutes_each integer not null check (minutes_each between 1 and 240),
  time_zone text not null,
  -- Opening hours of a week: [{"day": 1, "from": "09:00", "to": "17:00"}], Monday is 1.
  hours jsonb not null
);

-- One row for each day (UTC) on which a key made or checked a photo.
create table api_key_days (
  key_id uuid not null references api_keys on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  day date not null,
  photos integer not null,
  checks integer not null,
  credits integer not null,
  primary key (key_id, day)
);
create index api_key_days_user_id_idx on api_key_days (user_id);

-- When a backup was restored on trial.
create table restore_trials (
  tried_at timestamptz primary key
);

-- Documents that their owners described. The variant contains every value but the name.
create table own_documents (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  name text not null,
  variant text not null,
  created_at timestamptz not null,
  constraint own_documents_user_id_variant_key unique (user_id, variant)
);

-- Whether an authority accepted a paid photo, as its owner answered. The photo itself may have been deleted.
create table photo_outcomes (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  photo_id uuid not null unique,
  country_code text not null,
  document_type text not null,
  variant text not null,
  -- Version of the rule by which the photo was judged.
  requirement_sha256 text,
  -- Verdicts by check.
  checks jsonb not null,
  paid_at timestamptz not null,
  asked_at timestamptz,
  accepted boolean,
  answered_at timestamptz,
  reason text
);
create index photo_outcomes_paid_at_idx on photo_outcomes (paid_at) where asked_at is null;
create index photo_outcomes_user_id_idx on photo_outcomes (user_id);

-- People who do not want to answer about outcomes.
create table outcome_refusals (
  user_id uuid primary key references auth_users on delete cascade,
  refused_at timestamptz not null
);

-- Reminders before a document expires.
create table renewals (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  country_code text not null,
  document_type text not null,
  variant text not null,
  expires_on date not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  constraint renewals_user_id_country_code_document_type_variant_key
    unique (user_id, country_code, document_type, variant)
);
create index renewals_expires_on_idx on renewals (expires_on) where mailed_at is null;

create table payments (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  package_id text not null references packages,
  provider text not null check (provider in ('stripe', 'test')),
  provider_reference text not null,
  status text not null check (status in ('pending', 'completed', 'failed', 'refunded', 'disputed')),
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  created_at timestamptz not null,
  completed_at timestamptz,
  -- For a package that renews: each paid period is a payment of its own.
  subscription_reference text,
  user_package_id uuid,
  -- The buyer's country as the payment provider reported it, for VAT.
  country text,
  credits integer default -1,
  constraint payments_provider_provider_reference_key unique (provider, provider_reference)
);
create index payments_by_completion on payments (completed_at);
create index payments_by_package on payments (user_package_id);
create index payments_by_provider_reference on payments (provider_reference);
create index payments_by_status on payments (status, coalesce(completed_at, created_at));
create index payments_by_time on payments (coalesce(completed_at, created_at));
create index payments_subscription_reference_idx on payments (subscription_reference);
create index payments_user_id_idx on payments (user_id);

create table user_packages (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  package_id text not null references packages,
  payment_id uuid references payments,
  -- Null: unlimited.
  credits_remaining integer check (credits_remaining >= 0),
  purchased_at timestamptz not null,
  expires_at timestamptz not null,
  is_active boolean not null,
  payment_status text not null,
  created_at timestamptz not null,
  subscription_reference text unique,
  subscription_status text check (subscription_status in ('active', 'past-due', 'ended')),
  quota_id uuid references quotas,
  -- What was agreed at the purchase. Null: unlimited photos.
  credits_total integer,
  constraint unlimited_in_both check ((credits_total is null) = (credits_remaining is null))
);
create unique index user_packages_by_quota on user_packages (quota_id, user_id) where quota_id is not null;
create index user_packages_user_id_created_at_idx on user_packages (user_id, created_at desc);

-- Photos. A photo whose payment was refunded is a preview again and keeps `paid_by`, which is `shared` if the same photo
-- was paid for with another document.
create table user_photos (
  id uuid primary key,
  user_id uuid references auth_users on delete cascade,
  session_id text,
  original_photo_url text not null,
  processed_photo_url text not null,
  country_code text not null,
  document_type text not null check (document_type in ('passport', 'visa', 'id', 'other')),
  processing_status text not null,
  processed_at timestamptz not null,
  created_at timestamptz not null,
  ai_validation_score numeric,
  -- Hash of the stored original: the same one for the same document is a free revision.
  original_sha256 text not null,
  variant text not null,
  width_mm numeric not null,
  height_mm numeric not null,
  report jsonb not null,
  -- Null: a preview with watermark.
  unlocked_at timestamptz,
  paid_by text check (paid_by in ('credit', 'revision', 'rejection-redo', 'shared')),
  -- The package that grants the files, also if the photo itself was free.
  user_package_id uuid references user_packages on delete set null,
  -- Null for a photo from before it was recorded.
  requirement_sha256 text references requirement_versions,
  requirement_basis text check (requirement_basis in ('record', 'passport-of-country', 'default', 'request')),
  -- Answers of its owner, by check.
  answers jsonb not null default '{}',
  child_age_years integer check (child_age_years between 0 and 17),
  -- Touch-ups by hand, in px of the original, which the next photo of it can reuse.
  touch_up jsonb not null default '[]',
  -- The owner's name for the person in the photo.
  person_name text check (char_length(person_name) between 1 and 60),
  -- Ids of checks by verdict, so that statistics do not read whole reports.
  failed_checks jsonb not null
    generated always as (jsonb_path_query_array(report, '$."checks"[*]?(@."verdict" == "fail")."id"')) stored,
  undetermined_checks jsonb not null
    generated always as (jsonb_path_query_array(report, '$."checks"[*]?(@."verdict" == "undetermined")."id"')) stored,
  -- What a photo of a test key would be; null for a real photo. A test photo is never unlocked.
  test_status text check (test_status in ('preview', 'finished')),
  -- Which face of the original a photo shows: its centre and size as shares of the picture. Another face is another photo
  -- that costs a credit. Null for photos made before, which count as photos of any face.
  face jsonb,
  -- The request, so that the photo can be made again. Null for photos made before it was recorded.
  wish jsonb,
  constraint user_photos_check check ((user_id is not null) or (session_id is not null)),
  constraint user_photos_check1 check ((test_status is null) or (unlocked_at is null)),
  constraint user_photos_check2 check ((requirement_sha256 is null) = (requirement_basis is null)),
  constraint user_photos_paid_check check ((unlocked_at is null) or (paid_by is not null))
);
create index user_photos_by_time on user_photos (processed_at);
create index user_photos_country_code_document_type_variant_requirement__idx
  on user_photos (country_code, document_type, variant, requirement_sha256);
create index user_photos_created_at_idx on user_photos (created_at) where test_status is not null;
create index user_photos_original_photo_url_idx on user_photos (original_photo_url);
create index user_photos_session_id_idx on user_photos (session_id);
create index user_photos_user_id_created_at_idx on user_photos (user_id, created_at desc);
create index user_photos_user_id_original_sha256_idx on user_photos (user_id, original_sha256);
create index user_photos_user_package_id_idx on user_photos (user_package_id);

-- Every change of a balance with its reason. Rows are only appended, and are deleted with their account.
create table credit_ledger (
  id bigint primary key generated always as identity,
  user_id uuid not null references auth_users on delete cascade,
  user_package_id uuid not null references user_packages on delete cascade,
  change integer not null check (change <> 0),
  reason text not null
    check (reason in ('purchase', 'renewal', 'photo', 'unlock', 'human-check', 'refund', 'correction')),
  -- The photo, payment, event or refund; the same one never counts twice.
  reference text not null,
  created_at timestamptz not null,
  constraint credit_ledger_user_package_id_reason_reference_key unique (user_package_id, reason, reference)
);
create index credit_ledger_user_id_idx on credit_ledger (user_id);

-- A payment can be refunded in parts.
create table refunds (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  payment_id uuid not null references payments on delete cascade,
  status text not null check (status in ('requested', 'processing', 'completed', 'failed')),
  reason text not null,
  amount_minor integer not null check (amount_minor >= 0),
  provider_reference text,
  requested_at timestamptz not null,
  completed_at timestamptz,
  -- Number of attempts: each is another refund for the provider.
  attempt integer not null default 1 check (attempt > 0)
);
create index refunds_by_completion on refunds (completed_at);
create index refunds_by_payment on refunds (payment_id);

create table rejections (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  user_photo_id uuid references user_photos on delete set null,
  user_package_id uuid not null references user_packages on delete cascade,
  authority_reason text,
  outcome text not null check (outcome in ('redo', 'refund')),
  created_at timestamptz not null,
  -- Copied from the photo, which its owner may delete.
  country_code text not null,
  document_type text not null,
  redone_at timestamptz,
  redone_photo_id uuid references user_photos on delete set null,
  -- The rejected original: a revision of it is the same rejection, also after its photo is deleted.
  original_sha256 text,
  -- The operator's answer, beyond what the service granted by itself.
  answer text check (answer in ('accepted', 'refused')),
  answered_at timestamptz,
  face jsonb
);
create index rejections_user_id_idx on rejections (user_id);
create unique index rejections_user_photo_id_idx on rejections (user_photo_id);
create index rejections_waiting on rejections (created_at) where answered_at is null;

-- Each payment for an original, by credit or by redo, which outlives its photo: the same original is a free revision for
-- a while.
create table paid_originals (
  -- May have been deleted since.
  photo_id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  user_package_id uuid not null references user_packages on delete cascade,
  original_sha256 text not null,
  country_code text not null,
  document_type text not null check (document_type in ('passport', 'visa', 'id', 'other')),
  paid_at timestamptz not null,
  face jsonb
);
create index paid_originals_user_id_original_sha256_idx on paid_originals (user_id, original_sha256);
create index paid_originals_user_package_id_idx on paid_originals (user_package_id);

-- Photos judged again by rules that changed after they were made; their reports stay as they were.
create table rejudgements (
  photo_id uuid primary key references user_photos on delete cascade,
  requirement_sha256 text not null references requirement_versions,
  judged_at timestamptz not null,
  ok boolean not null,
  checks jsonb not null,
  differences jsonb not null,
  should_notify boolean not null,
  mailed_at timestamptz
);
create index rejudgements_photo_id_idx on rejudgements (photo_id) where (should_notify and (mailed_at is null));

-- Invoices as they were issued, one for each payment.
create table invoices (
  payment_id uuid primary key references payments on delete cascade,
  year integer not null,
  sequence integer not null,
  issued_at timestamptz not null,
  -- A seller who moves or renames a package does not change what was issued.
  seller jsonb not null,
  customer_email text not null,
  plan text,
  name_tr text not null,
  credits integer,
  amount_minor integer not null,
  currency text not null,
  -- Contained in the amount; null if the seller charges none.
  vat_percent numeric(5, 2),
  -- The code that lowered the price.
  voucher_code text,
  constraint invoices_year_sequence_key unique (year, sequence)
);
create index invoices_by_time on invoices (issued_at);

-- Unfinished photos, so that a reload, another tab or signing in loses nothing.
create table drafts (
  -- The account's id, or the session.
  owner text primary key,
  user_id uuid references auth_users on delete cascade,
  -- Null until a picture is uploaded: the choices are passed to the phone that takes it.
  original_photo_url text,
  country_code text not null,
  document_type text not null check (document_type in ('passport', 'visa', 'id', 'other')),
  variant text,
  crop_only boolean not null default false,
  child_age_years integer,
  -- The photo that was made of it last.
  photo_id uuid references user_photos on delete set null,
  updated_at timestamptz not null
);
create index drafts_user_id_idx on drafts (user_id);

-- A photo to make of a file, and its result.
create table bulk_items (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  batch_id uuid not null references bulk_batches on delete cascade,
  file_id uuid not null references bulk_files on delete cascade,
  position integer not null,
  country_code text not null,
  document_type text not null,
  variant text,
  state text not null
    check (state in ('waiting', 'making', 'made', 'rules-failed', 'undecided', 'failed', 'cancelled')),
  problem text,
  -- The job that makes it; no other job may record it.
  job_id uuid,
  photo_id uuid references user_photos on delete set null
);
create index bulk_items_batch_id_state_position_idx on bulk_items (batch_id, state, position);
create index bulk_items_file_id_idx on bulk_items (file_id);
create index bulk_items_photo_id_idx on bulk_items (photo_id);
create index bulk_items_state_idx on bulk_items (state) where state = 'making';
create index bulk_items_user_id_idx on bulk_items (user_id);

-- Photos that a person checks. The credits are given back if the photo is returned.
create table human_checks (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  -- Null once the owner deleted the photo.
  photo_id uuid references user_photos on delete set null unique,
  user_package_id uuid not null references user_packages on delete cascade,
  credits integer not null,
  requested_at timestamptz not null,
  -- The time that the owner was promised.
  expected_at timestamptz not null,
  decided_at timestamptz,
  verdict text check (verdict in ('passed', 'returned')),
  reason text,
  words text,
  constraint human_checks_check check ((decided_at is null) = (verdict is null))
);
create index human_checks_by_user on human_checks (user_id);
create index human_checks_waiting on human_checks (requested_at) where decided_at is null;

-- Letters of authorities that refused a photo.
create table refusal_letters (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  rejection_id uuid references rejections on delete cascade unique,
  message_id uuid references contact_messages on delete cascade unique,
  -- Key in the storage.
  key text not null unique,
  bytes integer not null,
  stored_at timestamptz not null,
  constraint refusal_letters_check check (num_nonnulls(rejection_id, message_id) = 1)
);
create index refusal_letters_stored_at_idx on refusal_letters (stored_at);
create index refusal_letters_user_id_idx on refusal_letters (user_id);

-- Codes by which HM Passport Office fetches a photo; deleting a photo deletes its codes.
create table photo_codes (
  code text primary key,
  photo_id uuid not null references user_photos on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index photo_codes_photo_id on photo_codes (photo_id);

alter table payments add constraint payments_user_package_id_fkey
  foreign key (user_package_id) references user_packages on delete set null;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  -- At a depth above one, an account is being deleted with its ledger.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' and exists (select from guest_buyers where id = old.user_id)
    and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then
    return new;
  end if;
  raise exception 'the credit ledger is append-only';
end
$$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only appended to', tg_table_name;
end
$$;

create function fill_terms() returns trigger language plpgsql as $$
begin
  if new.credits = -1 then
    select credits into new.credits from packages where id = new.package_id;
  end if;
  if tg_table_name = 'test_checkouts' then
    if new.validity_days = -1 then
      select validity_days into new.validity_days from packages where id = new.package_id;
    end if;
  end if;
  return new;
end
$$;

create function fill_credits_total() returns trigger language plpgsql as $$
begin
  new.credits_total := coalesce(new.credits_total, new.credits_remaining);
  return new;
end
$$;

create trigger credit_ledger_append_only before update or delete on credit_ledger
  for each row execute function refuse_ledger_change();
create trigger fill_credits_total before insert on user_packages
  for each row execute function fill_credits_total();
create trigger fill_terms before insert on payments
  for each row execute function fill_terms();
create trigger fill_terms before insert on test_checkouts
  for each row execute function fill_terms();
create trigger operator_acts_appended before update or delete on operator_acts
  for each row execute function refuse_change();
create trigger operator_acts_kept before truncate on operator_acts
  for each statement execute function refuse_change();
