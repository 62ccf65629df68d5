-- Each replaces a code of the authenticator once.
create table auth_recovery_codes (
  user_id uuid not null references auth_users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
