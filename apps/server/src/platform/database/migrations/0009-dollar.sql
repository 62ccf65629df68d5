-- Prices in dollar beside those in euro and lira.
alter table packages drop constraint packages_currency_check;
alter table packages add constraint packages_currency_check check (currency in ('EUR', 'USD', 'TRY'));
