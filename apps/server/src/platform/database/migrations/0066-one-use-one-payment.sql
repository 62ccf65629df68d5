-- A use of a voucher is one payment: the checkout that is open for it, then the purchase that it paid for.
alter table voucher_uses
  add column checkout text,
  add column purchase text,
  -- Keyed hash of the mailbox, which also holds after its account is deleted; null once the voucher has ended.
  add column mailbox text,
  add constraint voucher_uses_by_mailbox unique (voucher_id, mailbox);

-- What people took of a free quota, also after their accounts are deleted.
create table quota_uses (
  id bigint primary key generated always as identity,
  quota_id uuid not null references quotas,
  user_id uuid references auth_users on delete set null,
  mailbox text,
  used_at timestamptz not null,
  unique (quota_id, mailbox)
);
create index quota_uses_by_user on quota_uses (user_id);
insert into quota_uses (quota_id, user_id, used_at)
  select quota_id, user_id, created_at from user_packages where quota_id is not null;

alter table test_checkouts drop constraint if exists test_checkouts_status_check;
alter table test_checkouts
  add constraint test_checkouts_status_check check (status in ('open', 'paid', 'cancelled', 'expired'));

-- One process at a time carries out an act of an operator on its subject; a process that died is not waited for.
create table running_acts (
  subject text primary key,
  begun_at timestamptz not null
);
