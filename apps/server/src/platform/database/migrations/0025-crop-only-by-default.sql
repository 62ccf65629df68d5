-- Null: crop only where the authority refuses edits.
alter table bulk_batches alter column crop_only drop not null;
