-- When a backup was restored on trial, because an untried backup may be none.
create table restore_trials (tried_at timestamptz primary key);
