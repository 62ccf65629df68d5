-- Who has an account, and how a session lives.

create table auth_users (
  id uuid primary key,
  -- Lower case; the address as written is of no use to us.
  email text not null unique check (email = lower(email)),
  -- Null where the account was made by a one-time code and never had a password.
  password_hash text,
  email_confirmed_at timestamptz,
  -- Asked for and not yet confirmed from that address.
  email_new text,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_sign_in_at timestamptz
);

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  -- 'aal1': one proof; 'aal2': a code of a factor as well.
  aal text not null check (aal in ('aal1', 'aal2')),
  -- [{method, timestamp}]: by what the session was proven.
  amr jsonb not null,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  -- Set when a stolen refresh token was noticed: nothing of the session is accepted any more.
  ended_at timestamptz
);
create index on auth_sessions (user_id);

create table auth_refresh_tokens (
  -- SHA-256; the token itself is only with its owner.
  token_hash bytea primary key,
  session_id uuid not null references auth_sessions on delete cascade,
  created_at timestamptz not null,
  -- When it was exchanged for its successor.
  used_at timestamptz
);
create index on auth_refresh_tokens (session_id);

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

create table auth_one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  purpose text not null check (purpose in ('signup', 'recovery', 'magiclink', 'email_change', 'reauthentication')),
  -- Of the long token in the link, and of the six digits; each opens the same door once.
  link_hash bytea not null unique,
  code_hash bytea not null,
  -- Six digits can be guessed: wrong ones are counted.
  wrong_codes integer not null default 0,
  flow_state_id uuid references auth_flow_states on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, purpose)
);

create table auth_factors (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp')),
  status text not null check (status in ('unverified', 'verified')),
  -- Encrypted with a key of the service.
  secret bytea not null,
  -- The last time step whose code was accepted: a code serves once.
  last_step bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index on auth_factors (user_id, friendly_name) where friendly_name <> '';

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

-- What can be bought, and where photos are for: filled by the seeds at start.

create table seeds (
  name text primary key,
  sha256 text not null
);

create table packages (
  id text primary key,
  name_tr text not null,
  -- In units of the currency.
  price numeric(10, 2) not null check (price >= 0),
  price_was numeric(10, 2),
  currency text not null check (currency in ('EUR', 'TRY')),
  -- Null: unlimited.
  credits integer check (credits > 0),
  validity_days integer not null check (validity_days > 0),
  features text[] not null,
  is_recurring boolean not null,
  is_active boolean not null,
  display_order integer not null,
  -- Set by the operator; the seeds leave it alone.
  stripe_price_id text unique
);

create table countries (
  country_code text primary key,
  country_name text not null,
  region text not null,
  is_active boolean not null,
  display_order integer not null
);

create table photo_requirements (
  country_code text not null,
  document_type text not null check (document_type in ('passport', 'visa', 'id', 'other')),
  variant text not null,
  is_primary boolean not null,
  size text not null,
  background text not null,
  head_height text not null,
  resolution text not null,
  width_mm numeric not null,
  height_mm numeric not null,
  background_color text not null,
  background_hex text not null,
  head_height_min_mm numeric not null,
  head_height_max_mm numeric not null,
  glasses_allowed boolean not null,
  smile_allowed boolean not null,
  min_dpi integer not null,
  max_file_size_kb numeric,
  special_notes text[] not null,
  verified text not null,
  source_date text,
  primary key (country_code, document_type, variant)
);

-- What a customer has.

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
  unique (provider, provider_reference)
);
create index on payments (user_id);

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
  created_at timestamptz not null
);
create index on user_packages (user_id, created_at desc);

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
  check (user_id is not null or session_id is not null)
);
create index on user_photos (user_id, created_at desc);
create index on user_photos (session_id);

-- Every change of a balance with its reason. Appended to, never edited; it goes with its account.
create table credit_ledger (
  id bigint primary key generated always as identity,
  user_id uuid not null references auth_users on delete cascade,
  user_package_id uuid not null references user_packages on delete cascade,
  change integer not null check (change <> 0),
  reason text not null check (reason in ('purchase', 'renewal', 'photo', 'unlock', 'rejection-redo', 'refund', 'expiry', 'correction')),
  -- The photo, payment, event or refund it is about; the same one never counts twice.
  reference text not null,
  created_at timestamptz not null,
  unique (user_package_id, reason, reference)
);
create index on credit_ledger (user_id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  -- Deeper than one: an account is being deleted, and the ledger follows.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'the credit ledger is append-only';
end
$$;
create trigger credit_ledger_append_only before update or delete on credit_ledger
  for each row execute function refuse_ledger_change();

create table webhook_events (
  provider text not null,
  -- The provider's own: a repeated delivery meets its first.
  event_id text not null,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  outcome text,
  primary key (provider, event_id)
);

create table refunds (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  payment_id uuid not null unique references payments on delete cascade,
  status text not null check (status in ('requested', 'processing', 'completed', 'failed')),
  reason text not null,
  amount_minor integer not null check (amount_minor >= 0),
  provider_reference text,
  requested_at timestamptz not null,
  completed_at timestamptz
);

create table rejections (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  user_photo_id uuid references user_photos on delete set null,
  user_package_id uuid not null references user_packages on delete cascade,
  authority_reason text,
  outcome text not null check (outcome in ('redo', 'refund')),
  created_at timestamptz not null
);
create index on rejections (user_id);
