-- Letters of authorities are mailed to the operator; what was uploaded before is deleted with its files.
drop table refusal_letters;
