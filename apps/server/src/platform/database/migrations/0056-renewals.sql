-- Reminders before a document expires, for those who wish one.
create table renewals (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  country_code text not null,
  document_type text not null,
  variant text not null,
  expires_on date not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  unique (user_id, country_code, document_type, variant)
);
create index on renewals (expires_on) where mailed_at is null;
