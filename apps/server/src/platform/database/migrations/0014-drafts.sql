-- The photo somebody is at work on, so that a reload, another tab or signing in loses nothing.
create table drafts (
  -- The account's id, or the session.
  owner text primary key,
  user_id uuid references auth_users on delete cascade,
  -- Null until a picture has come: what was chosen is handed to the phone that takes it.
  original_photo_url text,
  country_code text not null,
  document_type text not null check (document_type in ('passport', 'visa', 'id', 'other')),
  variant text,
  crop_only boolean not null default false,
  child_age_years integer,
  -- What was made of it last.
  photo_id uuid references user_photos on delete set null,
  updated_at timestamptz not null
);
create index on drafts (user_id);

-- Hand a visitor's session to one other browser: a phone, or wherever a mail is read.
create table resume_links (
  token_hash bytea primary key,
  session_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
