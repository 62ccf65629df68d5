-- One invoice for every payment, numbered without gaps within a year, as it was when it was issued.
create table invoice_numbers (
  year integer primary key,
  last integer not null check (last > 0)
);

create table invoices (
  payment_id uuid primary key references payments on delete cascade,
  year integer not null,
  sequence integer not null,
  issued_at timestamptz not null,
  -- Whoever sells may move, and what is sold may be renamed: neither changes what was issued.
  seller jsonb not null,
  customer_email text not null,
  plan text,
  name_tr text not null,
  credits integer,
  amount_minor integer not null,
  currency text not null,
  -- Contained in the amount; null where the seller charges none.
  vat_percent numeric(5, 2),
  unique (year, sequence)
);
