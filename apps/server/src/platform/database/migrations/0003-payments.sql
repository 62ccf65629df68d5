-- What payments need beyond the first draft of their tables.

-- Events go with the account they are about.
alter table webhook_events add column user_id uuid references auth_users on delete cascade;
create index on webhook_events (user_id);

-- Counts how often a refund was begun anew after it had failed: each time is another one for the provider.
alter table refunds add column attempt integer not null default 1 check (attempt > 0);

-- The same photo is rejected once.
create unique index on rejections (user_photo_id);

-- The test-mode payment page: what a provider would remember of its own.
create table test_checkouts (
  -- Part of the page's address, and of every reference that the test mode gives out.
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  package_id text not null references packages,
  -- As it was when the checkout began.
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  language text not null,
  status text not null check (status in ('open', 'paid', 'cancelled')),
  is_recurring boolean not null,
  -- Of one that is recurring: how many periods were paid.
  periods_paid integer not null default 0,
  ended_at timestamptz,
  created_at timestamptz not null
);
create index on test_checkouts (user_id);
