-- What a record says in sentences became fields. Older versions cannot be compared with today's: photos made by them
-- are judged by the current rules, as those are that are older than the versions we keep.
update user_photos set requirement_sha256 = null, requirement_basis = null where requirement_sha256 is not null;
delete from rejudgements;
delete from requirement_versions;
