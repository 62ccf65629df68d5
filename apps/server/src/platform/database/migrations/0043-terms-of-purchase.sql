-- A line of the price list also says what its price buys. Null: unlimited photos.
alter table price_changes add column credits integer check (credits > 0);
alter table price_changes add column validity_days integer check (validity_days > 0);
update price_changes set credits = packages.credits, validity_days = packages.validity_days
  from packages where packages.id = package_id;
alter table price_changes alter column validity_days set not null;

-- What was agreed at the purchase, which later price lists leave as it is. Null: unlimited photos.
alter table user_packages add column credits_total integer;
update user_packages set credits_total = packages.credits from packages where packages.id = package_id;
alter table payments add column credits integer;
update payments set credits = packages.credits from packages where packages.id = package_id;
alter table test_checkouts add column credits integer;
alter table test_checkouts add column validity_days integer;
update test_checkouts set credits = packages.credits, validity_days = packages.validity_days
  from packages where packages.id = package_id;
alter table test_checkouts alter column validity_days set not null;
