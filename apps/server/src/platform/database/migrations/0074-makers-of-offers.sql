-- The operator who made a voucher or a quota takes nothing from it.
alter table vouchers add column created_by uuid references auth_users on delete set null;
alter table quotas add column created_by uuid references auth_users on delete set null;
