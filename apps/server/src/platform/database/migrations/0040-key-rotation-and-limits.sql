-- Test keys, keys that are replaced while their predecessor still works, and what each key uses.
alter table api_keys
  add column is_test boolean not null default false,
  -- Null: no limit.
  add column credits_per_month integer check (credits_per_month > 0),
  -- When the present secret was made; null if it is the first.
  add column rotated_at timestamptz,
  add column previous_key_hash bytea unique,
  add column previous_until timestamptz;

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
create index on api_key_days (user_id);

-- What a photo of a test key would be; null for a real photo. A test photo is never unlocked.
alter table user_photos
  add column test_status text check (test_status in ('preview', 'finished')),
  add check (test_status is null or unlocked_at is null);
create index on user_photos (created_at) where test_status is not null;
