-- Customers see the tyres that they bought, grouped by vehicle. The vehicle of a set follows from the licence plate of
-- its order. A row of `owned_set` holds what the customer has changed, and a set without a row is as the order says.
create table owned_vehicle (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  licence_plate text check (length(licence_plate) between 1 and 10),
  name text check (length(name) between 1 and 50),
  constraint owned_vehicle_has_a_plate_or_a_name check (num_nonnulls(licence_plate, name) > 0)
);
create index owned_vehicle_of_customer on owned_vehicle (customer_id);

create table owned_set (
  order_line_id integer primary key references shop_order_line on delete cascade,
  -- Null if the customer has removed the vehicle or does not want to name one.
  vehicle_id uuid references owned_vehicle on delete set null,
  state text not null check (state in ('in-use', 'sold', 'worn-out'))
);
create index owned_set_of_vehicle on owned_set (vehicle_id) where vehicle_id is not null;
