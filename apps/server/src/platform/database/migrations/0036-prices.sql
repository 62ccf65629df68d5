-- Prices after the first price list, each from a moment on; the newest that holds is the price.
create table price_changes (
  id uuid primary key,
  package_id text not null references packages,
  valid_from timestamptz not null,
  price numeric(10, 2) not null check (price > 0),
  price_was numeric(10, 2),
  is_for_sale boolean not null,
  unique (package_id, valid_from)
);
