-- What a photo was made from and who paid for it, and what ties payments to their provider.

alter table packages add column plan text check (plan in ('starter', 'pro', 'business'));

alter table user_photos
  -- Of the stored original: the same one for the same document is a free revision.
  add column original_sha256 text not null,
  add column variant text not null,
  add column width_mm numeric not null,
  add column height_mm numeric not null,
  add column report jsonb not null,
  -- Null: a preview with watermark, whose clean files nobody is given.
  add column unlocked_at timestamptz,
  add column paid_by text check (paid_by in ('credit', 'revision', 'rejection-redo')),
  -- Whose rights the files have; also where the photo itself was free.
  add column user_package_id uuid references user_packages on delete set null,
  add check ((unlocked_at is null) = (paid_by is null));
create index on user_photos (user_id, original_sha256);
create index on user_photos (user_package_id);

-- A redo is bound to country and document, not to a balance: no entry of the ledger stands for it.
alter table credit_ledger drop constraint credit_ledger_reason_check;
alter table credit_ledger add constraint credit_ledger_reason_check
  check (reason in ('purchase', 'renewal', 'photo', 'unlock', 'refund', 'correction'));

alter table rejections
  -- Copied from the photo, which its owner may delete.
  add column country_code text not null,
  add column document_type text not null,
  add column redone_at timestamptz,
  add column redone_photo_id uuid references user_photos on delete set null;

alter table payments
  -- Of a package that renews: each paid period is a payment of its own.
  add column subscription_reference text,
  add column user_package_id uuid references user_packages on delete set null;
create index on payments (subscription_reference);

alter table user_packages add column subscription_reference text unique;
alter table user_packages add column subscription_status text
  check (subscription_status in ('active', 'past-due', 'ended'));

create table payment_customers (
  user_id uuid not null references auth_users on delete cascade,
  provider text not null,
  customer_reference text not null,
  primary key (user_id, provider),
  unique (provider, customer_reference)
);

-- What an event is about (a payment or a subscription): its state follows from all its events, in any order.
alter table webhook_events add column subject text;
create index on webhook_events (provider, subject);
