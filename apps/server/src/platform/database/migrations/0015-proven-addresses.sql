-- When somebody first opened a mail to the address. What an account held before that proves nothing about its owner.
alter table auth_users add column email_proven_at timestamptz;
