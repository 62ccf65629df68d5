alter table rejudgements rename column is_told to should_notify;
