-- Who takes photo jobs, so that everybody knows how many are made at a time and whether anybody makes them.
create table photo_workers (
  id uuid primary key,
  -- Photos that it makes at a time; 0 while its engine does not start.
  places integer not null check (places >= 0),
  -- By the clock of the database. Who was not seen for a while is gone.
  seen_at timestamptz not null
);

-- Work that is done every so often by one of all processes: who begins it says so here.
create table repeated_work (
  name text primary key,
  begun_at timestamptz not null
);
