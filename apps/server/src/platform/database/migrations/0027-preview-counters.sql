-- The column `owner` held four kinds of key: an account or session, 'address ' and a fingerprint, an owner's original,
-- and an owner's original for one document. The kind is a column of its own now.
alter table preview_days rename column owner to counter_key;
alter table preview_days add column kind text;
update preview_days set kind = case
  when counter_key like 'address %' then 'address'
  when counter_key like '% % % %' then 'document'
  when counter_key like '% %' then 'original'
  else 'owner'
end;
update preview_days set counter_key = substr(counter_key, length('address ') + 1) where kind = 'address';
alter table preview_days
  alter column kind set not null,
  add check (kind in ('owner', 'address', 'original', 'document')),
  drop constraint preview_days_pkey,
  add primary key (kind, counter_key, day);
