-- How often something was done by whom, shared by all services. Worth no log of its own: after a crash the
-- counts begin anew.
create unlogged table rate_limits (
  -- What is counted, and a keyed fingerprint of the address, the account or the session.
  key text primary key,
  points integer not null,
  -- Milliseconds since 1970.
  expire bigint not null
);
