-- What delivery without fitting costs and how long it takes, from a day on. The set in force is the one whose day has
-- come last; of two with the same day it is the newer one, which was saved after the older one had started.
create sequence delivery_setting_version;
create table delivery_setting (
  id integer generated always as identity primary key,
  valid_from date not null,
  -- A number that no other state of any set has had, so that a form finds out when another set has come into force.
  version integer not null default nextval('delivery_setting_version'),
  cars_least_days smallint not null check (cars_least_days between 1 and 60),
  cars_most_days smallint not null check (cars_most_days between cars_least_days and 60),
  trucks_least_days smallint not null check (trucks_least_days between 1 and 60),
  trucks_most_days smallint not null check (trucks_most_days between trucks_least_days and 60),
  -- From this hour in Helsinki on, an order counts as the next day's.
  cut_off_hour smallint not null check (cut_off_hour between 0 and 24),
  -- From 1 for Monday to 5 for Friday. One of them has dispatch.
  no_dispatch_weekdays smallint[] not null default '{}' check (
    no_dispatch_weekdays <@ '{1,2,3,4,5}'::smallint[] and not no_dispatch_weekdays @> '{1,2,3,4,5}'::smallint[]
  ),
  no_dispatch_dates date[] not null default '{}' check (cardinality(no_dispatch_dates) <= 200),
  free_from_cents integer check (free_from_cents between 1 and 100000000)
);
create index delivery_setting_by_day on delivery_setting (valid_from desc, id desc);

create function delivery_setting_on(day date) returns integer language sql stable parallel safe
return (
  select id from delivery_setting where valid_from <= day order by valid_from desc, id desc limit 1
);

-- The hours of trucks and of others could differ. The earlier one promises nothing that does not hold.
insert into delivery_setting (valid_from, cars_least_days, cars_most_days, trucks_least_days, trucks_most_days, cut_off_hour)
select '2000-01-01', others.least_days, others.most_days, trucks.least_days, trucks.most_days,
  least(others.until_hour, trucks.until_hour)
from delivery_time others, delivery_time trucks
where not others.for_trucks and trucks.for_trucks;
drop table delivery_time;

drop trigger delivery_tier_begins_at_one on delivery_tier;
drop trigger delivery_tier_changed on delivery_tier;
alter table delivery_tier add column setting_id integer references delivery_setting on delete cascade;
update delivery_tier set setting_id = (select id from delivery_setting);
alter table delivery_tier alter column setting_id set not null;
alter table delivery_tier drop constraint delivery_tier_pkey;
alter table delivery_tier add primary key (setting_id, from_quantity);

-- Every quantity has a price: each set has a tier that starts at one tyre.
drop function keep_first_delivery_tier();
create function keep_first_delivery_tier() returns trigger language plpgsql as $$
begin
  if exists (
    select from delivery_setting
    where not exists (select from delivery_tier where setting_id = delivery_setting.id and from_quantity = 1)
  ) then
    raise exception 'the delivery of one tyre needs a price' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger delivery_tier_begins_at_one after update or delete on delivery_tier
deferrable initially deferred for each row execute function keep_first_delivery_tier();
create constraint trigger delivery_setting_has_a_tier after insert on delivery_setting
deferrable initially deferred for each row execute function keep_first_delivery_tier();

create trigger delivery_tier_changed after insert or update or delete on delivery_tier
for each statement execute function note_changed_prices();
create trigger delivery_setting_changed after insert or update or delete on delivery_setting
for each statement execute function note_changed_prices();
