-- An operator reaches the desk, and only with a second factor.
alter table auth_users add column operator_since timestamptz;
-- A locked account cannot sign in, and its API keys are refused.
alter table auth_users add column locked_at timestamptz;

-- What operators did. It outlives operators and customers, and is only ever appended to.
create table operator_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id uuid not null,
  operator_email text not null,
  operation text not null,
  person_id uuid,
  reason text,
  facts jsonb not null,
  failure text
);
create index operator_acts_by_person on operator_acts (person_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only appended to', tg_table_name;
end
$$;
create trigger operator_acts_appended before update or delete on operator_acts
  for each row execute function refuse_change();
create trigger operator_acts_kept before truncate on operator_acts
  for each statement execute function refuse_change();

-- Subjects of mails, so that an operator can tell what a person was sent. The text of a mail is not kept.
create table sent_mails (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth_users on delete cascade,
  subject text not null,
  at timestamptz not null,
  was_accepted boolean not null
);
create index sent_mails_by_user on sent_mails (user_id, at);
create index sent_mails_by_time on sent_mails (at);
