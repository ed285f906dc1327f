alter table cart
  -- Fitted at a service point, or delivered only.
  add column fitting boolean not null default true,
  add column address_type text not null default 'billing'
    check (address_type in ('billing', 'different', 'servicepoint')),
  -- A client took the delivery charge out of the sums that it shows. Orders charge it all the same.
  add column delivery_left_out boolean not null default false,
  add column promo_code_id integer references promo_code,
  add constraint cart_without_fitting_goes_to_no_service_point check (fitting or address_type <> 'servicepoint'),
  add constraint cart_of_guest_has_no_promo_code check (promo_code_id is null or customer_id is not null);

-- What one cost, everything in, when the customer last saw and accepted it; the price itself is the tyre's own.
alter table cart_line add column seen_cents integer check (seen_cents > 0);

-- Besides the installation, which `cart.fitting` stands for. Ids are of one sequence with those of lines: a call that
-- removes a line names either.
create table cart_service (
  id integer primary key default nextval('cart_line_id_seq'),
  cart_id uuid not null references cart on delete cascade,
  service_id smallint not null references service on delete cascade check (service_id <> 1),
  -- Where the price depends on the rim and is charged once; null: the largest rim in the cart.
  rim numeric(3, 1) check (rim between 8 and 30),
  added_at timestamptz not null,
  constraint cart_service_is_chosen_once unique (cart_id, service_id)
);
create index cart_service_of_service on cart_service (service_id);

-- A service that the shop offers no longer is chosen no longer.
create function forget_choices_of_service() returns trigger language plpgsql as $$
begin
  delete from cart_service where service_id = new.id;
  return null;
end $$;
create trigger service_is_offered_no_longer after update of active on service
for each row when (old.active and not new.active) execute function forget_choices_of_service();
