-- Codes that lower a price, of campaigns and partners.
create table vouchers (
  id uuid primary key,
  code text not null unique,
  -- Whom the code is for, in the operator's words.
  label text not null,
  percent integer check (percent between 1 and 100),
  amount_minor integer check (amount_minor > 0),
  currency text,
  -- Null: every plan.
  plan text,
  -- Null: no limit.
  uses_max integer check (uses_max > 0),
  expires_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((percent is null) <> (amount_minor is null)),
  check ((amount_minor is null) = (currency is null))
);

-- A use is reserved when a payment begins, and counts for good once it is paid, also after its account is gone.
create table voucher_uses (
  id uuid primary key,
  voucher_id uuid not null references vouchers,
  user_id uuid references auth_users on delete set null,
  reserved_at timestamptz not null,
  paid_at timestamptz
);
create index voucher_uses_by_voucher on voucher_uses (voucher_id);
create index voucher_uses_by_user on voucher_uses (user_id);

alter table test_checkouts add column voucher_use_id uuid;

-- Free packages for everybody who proves an address of an institution.
create table quotas (
  id uuid primary key,
  institution text not null,
  -- Domain of the addresses, such as `school.example`, or one whole address.
  address text not null,
  package_id text not null references packages,
  people_max integer not null check (people_max > 0),
  expires_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index quotas_by_address on quotas (address);

alter table user_packages add column quota_id uuid references quotas;
create unique index user_packages_by_quota on user_packages (quota_id, user_id) where quota_id is not null;
