-- Codes by which an office could fetch a photo needed a registration that no operator has.
drop table photo_codes;
