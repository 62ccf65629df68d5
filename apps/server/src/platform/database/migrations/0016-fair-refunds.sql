-- What was rejected, also when its photo is deleted: a revision of the same original is the same rejection.
alter table rejections add column original_sha256 text;
update rejections set original_sha256 = user_photos.original_sha256
  from user_photos where user_photos.id = rejections.user_photo_id;

-- Who had the money back for rejected photos, by a fingerprint of the address that outlives the account.
create table refunded_people (
  fingerprint text primary key,
  refunded_at timestamptz not null
);

-- A photo whose payment went back elsewhere is a preview again, and says what had paid for it.
alter table user_photos drop constraint user_photos_check1;
alter table user_photos add constraint user_photos_paid_check check (unlocked_at is null or paid_by is not null);
