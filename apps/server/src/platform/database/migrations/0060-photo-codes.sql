-- Codes by which HM Passport Office fetches a photo; deleting a photo deletes its codes.
create table photo_codes (
  code text primary key,
  photo_id uuid not null references user_photos (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index photo_codes_photo_id on photo_codes (photo_id);
