-- Operators sell in currencies of their own choice.
alter table packages drop constraint packages_currency_check;
