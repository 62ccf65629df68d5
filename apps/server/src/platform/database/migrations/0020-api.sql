-- Keys of the public API. The key itself is told once, to whoever makes it, and kept nowhere.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  name text not null,
  -- How it begins, to tell it from others.
  start text not null,
  key_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz
);
create index on api_keys (user_id);

-- What was answered to a request that names itself, so that it is done once whatever is sent again.
create table idempotent_answers (
  user_id uuid not null references auth_users on delete cascade,
  key text not null,
  -- Of operation and content.
  fingerprint text not null,
  begun_at timestamptz not null,
  -- Null while it is under way.
  status integer,
  body jsonb,
  primary key (user_id, key)
);
create index on idempotent_answers (begun_at);

-- Jobs that are asked for later; each document is a job of the queue.
create table api_jobs (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  original_id text not null,
  documents jsonb not null,
  created_at timestamptz not null
);
create index on api_jobs (user_id);
create index on api_jobs (created_at);
