-- The name that the customer sees of who acts for them.
alter table session add column acting_name text check (acting_name <> '');
create index session_acting_for on session (acting_for) where acting_for is not null;
