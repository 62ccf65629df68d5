-- The code by which the price was lowered, as it was then.
alter table invoices add column voucher_code text;
