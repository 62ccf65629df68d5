-- What must outlive a photo that its owner deletes.

-- Each payment, by credit or by redo, with what it was for: the same original is a free revision for a while,
-- and a package for one country has its country.
create table paid_originals (
  -- May have been deleted since.
  photo_id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  user_package_id uuid not null references user_packages on delete cascade,
  original_sha256 text not null,
  country_code text not null,
  document_type text not null check (document_type in ('passport', 'visa', 'id', 'other')),
  paid_at timestamptz not null
);
create index on paid_originals (user_id, original_sha256);
create index on paid_originals (user_package_id);

-- How many previews an account or a session has had made, per day.
create table preview_days (
  -- The account's id, or the session.
  owner text not null,
  user_id uuid references auth_users on delete cascade,
  day date not null,
  made integer not null,
  primary key (owner, day)
);
