-- Whether an authority accepted a paid photo, as its owner answers some weeks later. The photo itself may be gone by then.
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
create index on photo_outcomes (user_id);
create index on photo_outcomes (paid_at) where asked_at is null;

-- People who do not want to be asked.
create table outcome_refusals (
  user_id uuid primary key references auth_users on delete cascade,
  refused_at timestamptz not null
);
