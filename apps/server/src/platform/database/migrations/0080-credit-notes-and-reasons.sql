-- One for each completed refund of an invoice, in the same series of numbers.
create table credit_notes (
  refund_id uuid primary key references refunds on delete cascade,
  year integer not null,
  sequence integer not null,
  issued_at timestamptz not null,
  unique (year, sequence)
);

-- What a customer wants on its invoices; an issued one keeps its own copy.
create table billing_details (
  user_id uuid primary key references auth_users on delete cascade,
  company text,
  tax_id text
);
alter table invoices add column customer jsonb;

alter table rejections add column reason text;
