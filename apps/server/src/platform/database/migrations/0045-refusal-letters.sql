-- Letters of authorities that refused a photo, each for one report that an operator looks at.
create table refusal_letters (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  rejection_id uuid unique references rejections on delete cascade,
  message_id uuid unique references contact_messages on delete cascade,
  -- Place in the storage.
  key text not null unique,
  bytes integer not null,
  stored_at timestamptz not null,
  check (num_nonnulls(rejection_id, message_id) = 1)
);
create index on refusal_letters (user_id);
create index on refusal_letters (stored_at);
