-- What its owner touched up by hand, in px of the original: the next photo of it can keep that.
alter table user_photos add column touch_up jsonb not null default '[]';
