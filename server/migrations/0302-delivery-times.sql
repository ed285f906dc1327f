-- How many working days delivery without fitting takes, and until which hour in Helsinki an order counts as that
-- day's. Edited without code.
create table delivery_time (
  for_trucks boolean primary key,
  least_days smallint not null check (least_days between 1 and 60),
  most_days smallint not null check (most_days between 1 and 60),
  until_hour smallint not null check (until_hour between 0 and 24),
  constraint delivery_time_has_an_order check (least_days <= most_days)
);
insert into delivery_time (for_trucks, least_days, most_days, until_hour) values
(false, 2, 5, 14),
(true, 3, 7, 14);
create trigger delivery_time_changed after insert or update or delete on delivery_time
for each statement execute function note_changed_prices();
