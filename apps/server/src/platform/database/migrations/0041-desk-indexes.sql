-- What the pages of the operator's desk look for, so that none of them reads a whole table.
create index payments_by_package on payments (user_package_id);
create index payments_by_completion on payments (completed_at);
create index payments_by_status on payments (status, (coalesce(completed_at, created_at)));
create index invoices_by_time on invoices (issued_at);
create index refunds_by_completion on refunds (completed_at);
create index stored_originals_by_owner on stored_originals (owner, stored_at);
