-- An import that is started at the command line has no member of staff.
alter table run add column by_command boolean not null default false;
