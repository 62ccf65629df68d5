-- Who is on the photo, as its owner calls them.
alter table user_photos add column person_name text check (char_length(person_name) between 1 and 60);

-- `shared`: the very photo has been paid for, for another document.
alter table user_photos drop constraint user_photos_paid_by_check;
alter table user_photos add constraint user_photos_paid_by_check
  check (paid_by in ('credit', 'revision', 'rejection-redo', 'shared'));

-- All documents that were made of one original.
create index on user_photos (original_photo_url);
