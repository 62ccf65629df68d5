-- The link of a receipt works until it expires, so an account has one for each of its receipts.
alter table auth_one_time_tokens drop constraint auth_one_time_tokens_user_id_purpose_key;
create unique index auth_one_time_tokens_user_id_purpose on auth_one_time_tokens (user_id, purpose)
  where purpose <> 'purchase';
create index auth_one_time_tokens_user_id on auth_one_time_tokens (user_id);
