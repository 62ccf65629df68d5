-- The age of a child, which the list of a batch may name.
alter table bulk_files add column child_age_years integer;
