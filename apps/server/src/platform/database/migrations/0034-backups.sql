-- When backups were taken, so that a forgotten backup is noticed.
create table backups (taken_at timestamptz primary key);
