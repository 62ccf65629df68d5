-- Messages of the contact form. They are mailed to the operator as well, so the desk is no condition for reading them.
create table contact_messages (
  id uuid primary key,
  email text not null,
  topic text not null,
  language text not null,
  message text not null,
  at timestamptz not null,
  answered_at timestamptz
);
create index contact_messages_waiting on contact_messages (at) where answered_at is null;

-- What an operator answered to a reported rejection, beyond what the service gave by itself.
alter table rejections add column answer text check (answer in ('accepted', 'refused'));
alter table rejections add column answered_at timestamptz;
create index rejections_waiting on rejections (created_at) where answered_at is null;
