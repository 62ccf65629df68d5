-- Many pictures in one go: what was given, and what is to become of each. What is made of them lies with all other photos.
create table bulk_batches (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  name text not null,
  state text not null check (state in ('filling', 'running', 'paused', 'done', 'cancelled')),
  -- Where nobody asked for the pause.
  pause_reason text,
  documents jsonb not null,
  crop_only boolean not null,
  -- Lines of the list and what is wrong with it; null without one.
  mapping jsonb,
  -- Whatever changes in a batch takes the next number, and with it the row: who asks for what is newer misses nothing.
  changes integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index on bulk_batches (user_id, created_at);
create index on bulk_batches (state) where state = 'running';

create table bulk_files (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  batch_id uuid not null references bulk_batches on delete cascade,
  position integer not null,
  name text not null,
  -- The original, and what tells it from others; null of a file that was not taken.
  original text,
  original_sha256 text,
  bytes bigint not null,
  problem text,
  person text,
  -- Of the batch, when it or what becomes of it has changed last.
  change integer not null
);
create index on bulk_files (batch_id, change);
create index on bulk_files (user_id);

-- A photo that is to be made of a file, and what has come of it.
create table bulk_items (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  batch_id uuid not null references bulk_batches on delete cascade,
  file_id uuid not null references bulk_files on delete cascade,
  position integer not null,
  country_code text not null,
  document_type text not null,
  variant text,
  state text not null check (state in ('waiting', 'making', 'made', 'rules-failed', 'failed', 'cancelled')),
  problem text,
  -- While it is being made; no other job may record it.
  job_id uuid,
  photo_id uuid references user_photos on delete set null
);
create index on bulk_items (batch_id, state, position);
create index on bulk_items (file_id);
create index on bulk_items (user_id);
create index on bulk_items (photo_id);
create index on bulk_items (state) where state = 'making';
