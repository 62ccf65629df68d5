-- A photo with undetermined checks is charged only if the batch was started with the word of its owner. Batches that have
-- begun go on under the terms they began with.
alter table bulk_batches add column pays_undetermined boolean not null default false;
update bulk_batches set pays_undetermined = true where state <> 'filling';
alter table bulk_items drop constraint bulk_items_state_check;
alter table bulk_items add check
  (state in ('waiting', 'making', 'made', 'rules-failed', 'undecided', 'failed', 'cancelled'));
