-- A draft that came by a link sets the one that was there aside, so that nothing is lost.
alter table drafts
  drop constraint drafts_pkey,
  add column id uuid primary key default gen_random_uuid(),
  add column set_aside_at timestamptz;
create unique index drafts_current on drafts (owner) where set_aside_at is null;
create index on drafts (owner);

-- A link gives away a copy of one draft instead of the session of its maker. Links that are out gave the session.
drop table resume_links;
create table resume_links (
  token_hash bytea primary key,
  draft_id uuid not null references drafts on delete cascade,
  -- The draft may get another picture, which the link does not give away.
  original_id text not null,
  -- What the page shows before anything is opened.
  mosaic text,
  device text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on resume_links (draft_id);
