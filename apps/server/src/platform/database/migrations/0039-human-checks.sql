-- On what terms a person checks photos; without a row, or switched off, the check is not offered.
create table human_check_terms (
  id boolean primary key default true check (id),
  is_offered boolean not null,
  credits integer not null check (credits between 1 and 20),
  -- Working time that one check takes, from which waiting times follow.
  minutes_each integer not null check (minutes_each between 1 and 240),
  time_zone text not null,
  -- Opening hours of a week: [{"day": 1, "from": "09:00", "to": "17:00"}], Monday is 1.
  hours jsonb not null
);

-- Photos that their owners gave to a person to check. The credits go back if the photo does.
create table human_checks (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  -- Null once the owner deleted the photo.
  photo_id uuid unique references user_photos on delete set null,
  user_package_id uuid not null references user_packages on delete cascade,
  credits integer not null,
  requested_at timestamptz not null,
  -- What the owner was told.
  expected_at timestamptz not null,
  decided_at timestamptz,
  verdict text check (verdict in ('passed', 'returned')),
  reason text,
  words text,
  check ((decided_at is null) = (verdict is null))
);
create index human_checks_waiting on human_checks (requested_at) where decided_at is null;
create index human_checks_by_user on human_checks (user_id);

alter table credit_ledger drop constraint credit_ledger_reason_check;
alter table credit_ledger add constraint credit_ledger_reason_check
  check (reason in ('purchase', 'renewal', 'photo', 'unlock', 'human-check', 'refund', 'correction'));
