-- Documents that their owners described. The variant contains every value, so only the name is new here.
create table own_documents (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  name text not null,
  variant text not null,
  created_at timestamptz not null,
  unique (user_id, variant)
);
