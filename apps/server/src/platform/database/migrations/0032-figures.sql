-- The country of the buyer as the payment provider told it, for the VAT of each country.
alter table payments add column country text;
create index payments_by_time on payments ((coalesce(completed_at, created_at)));
create index payments_by_provider_reference on payments (provider_reference);

-- Checks by verdict, so that figures over many photos do not read whole reports.
alter table user_photos add column failed_checks jsonb not null
  generated always as (jsonb_path_query_array(report, '$.checks[*] ? (@.verdict == "fail").id')) stored;
alter table user_photos add column undetermined_checks jsonb not null
  generated always as (jsonb_path_query_array(report, '$.checks[*] ? (@.verdict == "undetermined").id')) stored;
create index user_photos_by_time on user_photos (processed_at);

-- Requests that succeeded by day and step of the funnel. Nobody can be told apart by it.
create table daily_counts (
  day date not null,
  step text not null,
  count integer not null,
  primary key (day, step)
);
