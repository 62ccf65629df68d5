-- Programs name photos and jobs by references of their own, and read again the events and requests of the last days.
alter table user_photos add column reference text;
create index user_photos_reference_idx on user_photos (user_id, reference) where reference is not null;
alter table api_jobs add column reference text, add column is_test boolean not null default false;
-- What a test key made is for test keys alone.
alter table stored_originals add column is_test boolean not null default false;
alter table webhook_endpoints add column is_test boolean not null default false;

create table account_events (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  is_test boolean not null,
  body jsonb not null,
  created_at timestamptz not null
);
create index account_events_user_id_created_at_idx on account_events (user_id, created_at desc);
create index account_events_created_at_idx on account_events (created_at);

create table api_requests (
  id uuid primary key,
  key_id uuid not null references api_keys on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  method text not null,
  path text not null,
  status integer not null,
  -- Null for a success.
  code text,
  photo_id uuid,
  created_at timestamptz not null
);
create index api_requests_key_id_created_at_idx on api_requests (key_id, created_at desc);
create index api_requests_user_id_idx on api_requests (user_id);
create index api_requests_created_at_idx on api_requests (created_at);
