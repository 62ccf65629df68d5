-- The rules are in the records of packages/requirements, and nowhere else. Of a country stays what its operator decides.
drop table photo_requirements;
alter table countries drop column country_name, drop column region;
delete from seeds where name = 'photo_requirements';
