-- SHA-256 and size of the stored file of an original. Null for one that was stored before they were recorded and has
-- neither a photo nor a place in a batch: the first request that needs the hash computes it from the file.
alter table stored_originals add column sha256 text, add column bytes integer;

update stored_originals set sha256 = user_photos.original_sha256
  from user_photos where user_photos.original_photo_url = stored_originals.key;
update stored_originals set sha256 = bulk_files.original_sha256, bytes = bulk_files.bytes
  from bulk_files where bulk_files.original = stored_originals.key;
