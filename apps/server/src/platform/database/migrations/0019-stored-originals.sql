-- Which originals are stored, so that those whose time is over are found without listing the storage. Written before
-- the file, and gone after it.
create table stored_originals (
  key text primary key,
  -- The account's id, or the session.
  owner text not null,
  user_id uuid references auth_users on delete cascade,
  stored_at timestamptz not null
);
create index on stored_originals (user_id);
create index on stored_originals (stored_at);

-- Those of photos that were made before; what was never made a photo of is found by the daily sweep.
insert into stored_originals (key, owner, user_id, stored_at)
  select original_photo_url, coalesce(user_id::text, session_id), user_id, min(created_at)
  from user_photos group by original_photo_url, user_id, session_id
  on conflict do nothing;
