-- Scheduled tasks are jobs of pg-boss now.
drop table repeated_work;
