-- Which face of the original a photo shows: its centre and size as shares of the picture. Another face is another photo
-- that costs a credit. Null for photos made before, which count as photos of any face.
alter table user_photos add column face jsonb;
alter table paid_originals add column face jsonb;
alter table rejections add column face jsonb;
