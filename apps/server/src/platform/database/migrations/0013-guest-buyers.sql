-- Buying one photo without an account.

-- The account that stands behind such a purchase until somebody has proven to own the address.
create table guest_buyers (
  -- That account; no reference, for it may have become part of another one.
  id uuid primary key,
  session_id text not null,
  -- Where receipt and link go. Never changed: a link that was mailed must not lead to another address.
  email text not null check (email = lower(email)),
  -- What it has become: an account of its own, or part of the one that the address had already.
  account_id uuid references auth_users on delete cascade,
  created_at timestamptz not null
);
create unique index on guest_buyers (session_id, email) where account_id is null;

-- Its link is mailed with the receipt.
alter table auth_one_time_tokens drop constraint auth_one_time_tokens_purpose_check;
alter table auth_one_time_tokens add constraint auth_one_time_tokens_purpose_check
  check (purpose in ('signup', 'recovery', 'magiclink', 'email_change', 'reauthentication', 'purchase'));

-- A balance keeps its entries when its owner becomes known; nothing else of them ever changes.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  -- Deeper than one: an account is being deleted, and the ledger follows.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' and exists (select from guest_buyers where id = old.user_id)
    and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then
    return new;
  end if;
  raise exception 'the credit ledger is append-only';
end
$$;

-- What the checkout is for, where it is for one photo, and where people come back to.
alter table test_checkouts add column photo_id uuid;
alter table test_checkouts add column return_path text not null default '/dashboard/payments';

-- It is the print sheet, which has a name of its own.
update packages set features = array_replace(features, 'print-service', 'print-pdf')
  where not 'print-pdf' = any (features);
update packages set features = array_remove(features, 'print-service');
