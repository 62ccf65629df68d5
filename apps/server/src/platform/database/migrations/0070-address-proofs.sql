-- An account that somebody made for an address before its owner proved it: it lost the address then, and nobody can
-- sign in to it.
alter table auth_users add column set_aside_for text;
alter table auth_users add column set_aside_at timestamptz;
create index auth_users_set_aside_for on auth_users (set_aside_for) where set_aside_for is not null;

-- A change of address waits for the new mailbox and for the old one.
alter table auth_users add column email_new_proven_at timestamptz;
alter table auth_users add column email_change_allowed_at timestamptz;
alter table auth_one_time_tokens drop constraint auth_one_time_tokens_purpose_check;
alter table auth_one_time_tokens add constraint auth_one_time_tokens_purpose_check check (purpose in
  ('signup', 'recovery', 'magiclink', 'email_change', 'email_change_current', 'reauthentication', 'purchase'));

-- The link by which the old mailbox undoes a change.
create table auth_address_changes (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  address_before text not null,
  link_hash bytea not null unique,
  changed_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_address_changes_user_id on auth_address_changes (user_id);
