-- Browsers that opened the mailed link of a purchase: each sees its photos, and pays from it once a person chose so there.
create table opened_purchases (
  session_id text not null,
  user_package_id uuid not null references user_packages (id) on delete cascade,
  pays_since timestamptz,
  expires_at timestamptz not null,
  primary key (session_id, user_package_id)
);
create index on opened_purchases (user_package_id);
create index on opened_purchases (expires_at);
