-- How large the file was that was sent: a rule on the size of a file is about that one, not about what is stored of it.
-- Null of originals of before it was noted.
alter table stored_originals add column sent_bytes integer;
