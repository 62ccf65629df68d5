-- Where customers have the events of their account sent to.
create table webhook_endpoints (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  url text not null,
  events text[] not null,
  -- Both sealed; the previous one signs as well until then.
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  -- Since when nothing has got through; null: the last one did, or none was sent.
  failing_since timestamptz,
  disabled_at timestamptz
);
create index on webhook_endpoints (user_id);

-- One event on its way to one of them; when it is tried is the business of the job queue.
create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  user_id uuid not null references auth_users on delete cascade,
  -- The same at every endpoint that is told of it.
  event_id uuid not null,
  event_type text not null,
  -- Byte for byte what is signed and sent.
  body text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null,
  created_at timestamptz not null,
  -- Of the last try.
  outcome text,
  status_code integer,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  unique (event_id, endpoint_id)
);
create index on webhook_deliveries (endpoint_id, created_at desc);
create index on webhook_deliveries (user_id);
create index on webhook_deliveries (created_at);
