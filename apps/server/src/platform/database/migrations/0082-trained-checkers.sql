-- Customers are told that the checkers are trained only where the operator states it.
alter table human_check_terms add column is_trained boolean not null default false;
