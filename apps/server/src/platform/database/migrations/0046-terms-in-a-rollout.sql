-- During a rollout, a process from before 0043 inserts purchases without their terms, which would read as unlimited.
-- Its insert leaves the columns out, so it gets -1 and the trigger fills in what that process sells: the plan as seeded.
-- A newer process writes null where it means unlimited.
create function fill_terms() returns trigger language plpgsql as $$
begin
  if new.credits = -1 then
    select credits into new.credits from packages where id = new.package_id;
  end if;
  if tg_table_name = 'test_checkouts' then
    if new.validity_days = -1 then
      select validity_days into new.validity_days from packages where id = new.package_id;
    end if;
  end if;
  return new;
end $$;

alter table payments alter column credits set default -1;
create trigger fill_terms before insert on payments for each row execute function fill_terms();
alter table test_checkouts alter column credits set default -1;
alter table test_checkouts alter column validity_days set default -1;
create trigger fill_terms before insert on test_checkouts for each row execute function fill_terms();

-- A new package has all of its credits left, whoever grants it.
create function fill_credits_total() returns trigger language plpgsql as $$
begin
  new.credits_total := coalesce(new.credits_total, new.credits_remaining);
  return new;
end $$;
create trigger fill_credits_total before insert on user_packages
  for each row execute function fill_credits_total();

-- What was written between 0043 and now.
update user_packages set credits_total = coalesce(
    (select change from credit_ledger where user_package_id = user_packages.id and reason = 'purchase' limit 1),
    packages.credits,
    credits_remaining)
  from packages where packages.id = package_id and credits_total is null and credits_remaining is not null;
update payments set credits = user_packages.credits_total
  from user_packages where user_packages.id = user_package_id and payments.credits is null;
update payments set credits = packages.credits
  from packages where packages.id = package_id and payments.credits is null and user_package_id is null
  and not exists (select from price_changes where price_changes.package_id = packages.id and price_changes.credits is null);

alter table user_packages add constraint unlimited_in_both
  check ((credits_total is null) = (credits_remaining is null));
