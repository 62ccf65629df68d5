-- A payment can be refunded in parts.
alter table refunds drop constraint refunds_payment_id_key;
create index refunds_by_payment on refunds (payment_id);
