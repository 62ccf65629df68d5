-- How a photo was asked for, so that it can be made again as it is. Null for photos made before, whose report tells it.
alter table user_photos add column wish jsonb;
