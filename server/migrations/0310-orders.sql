-- What was agreed: copied from the cart, its prices and the service point when the buyer confirms, and followed by
-- nothing but that cart until a payment begins. Amounts in cents, VAT included.
create table shop_order (
  id uuid primary key default gen_random_uuid(),
  -- Ten random digits: a number tells nobody how many orders there are, and opens nothing. The reference number of a
  -- payment is made of it, hence no zero in front.
  order_number text not null unique check (order_number ~ '^[1-9][0-9]{9}$'),
  cart_id uuid references cart on delete set null,
  guest_id uuid,
  customer_id text check (length(customer_id) between 1 and 100),
  order_status text not null default 'unpaid' check (order_status in ('unpaid', 'paid')),
  progress text not null default 'placed'
    check (progress in ('placed', 'paid', 'fitted', 'delivered', 'cancelled', 'refunded')),
  locale text not null check (locale in ('fi_FI', 'en_GB')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  paid_at timestamptz,
  -- Null while it follows its cart.
  closed_at timestamptz,
  fitting boolean not null,
  -- Where the tyres are fitted, and when: no time where appointments are made by phone. Whether it is held or firm says
  -- the appointment itself.
  service_point_id integer references service_point,
  fitted_at timestamptz,
  service_ids integer[] not null default '{}',
  goods_cents integer not null check (goods_cents >= 0),
  services_cents integer not null check (services_cents >= 0),
  delivery_cents integer not null check (delivery_cents >= 0),
  discount_cents integer not null check (discount_cents >= 0),
  vat_cents integer not null check (vat_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  promo_code_id integer references promo_code,
  promo_code_name text,
  order_note text check (length(order_note) between 1 and 50),
  licence_plate text check (length(licence_plate) between 1 and 10),
  is_business boolean not null default false,
  terms_version text check (length(terms_version) between 1 and 40),
  terms_accepted_at timestamptz,
  constraint shop_order_has_one_owner check (num_nonnulls(guest_id, customer_id) <= 1),
  constraint shop_order_adds_up
    check (total_cents = goods_cents + services_cents + delivery_cents - discount_cents),
  constraint shop_order_is_fitted_at_a_point check (fitting = (service_point_id is not null)),
  constraint shop_order_time_is_of_a_fitting check (fitting or fitted_at is null),
  constraint shop_order_is_paid_at_a_moment check ((order_status = 'paid') = (paid_at is not null)),
  constraint shop_order_terms_are_accepted_at_a_moment check ((terms_version is null) = (terms_accepted_at is null))
);
create unique index shop_order_follows_cart on shop_order (cart_id) where closed_at is null;
create index shop_order_of_cart on shop_order (cart_id);
create index shop_order_of_customer on shop_order (customer_id, created_at desc);
create index shop_order_of_guest on shop_order (guest_id);
create index shop_order_newest on shop_order (created_at desc);
create index shop_order_of_point on shop_order (service_point_id) where service_point_id is not null;
create index shop_order_of_promo_code on shop_order (promo_code_id) where promo_code_id is not null;

create table shop_order_line (
  id integer generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  position smallint not null check (position >= 1),
  type text not null check (type in ('product', 'service', 'shipping_charges', 'recycling_charges')),
  tyre_id integer references tyre,
  service_id smallint references service,
  name_fi text not null check (name_fi <> ''),
  name_en text not null check (name_en <> ''),
  rim numeric(3, 1),
  quantity smallint not null check (quantity between 1 and 9999),
  unit_cents integer not null check (unit_cents >= 0),
  -- Before the discount.
  total_cents integer not null check (total_cents = quantity * unit_cents),
  discount_cents integer not null default 0 check (discount_cents between 0 and total_cents),
  vat_permille smallint not null check (vat_permille between 0 and 999),
  vat_cents integer not null check (vat_cents >= 0),
  constraint shop_order_line_is_of_a_tyre check ((type in ('product', 'recycling_charges')) = (tyre_id is not null)),
  constraint shop_order_line_is_of_a_service check ((type = 'service') = (service_id is not null)),
  constraint shop_order_line_has_its_position unique (order_id, position)
);
create index shop_order_line_of_tyre on shop_order_line (tyre_id);
create index shop_order_line_of_service on shop_order_line (service_id) where service_id is not null;

-- The last guard, should the code be wrong: what the lines cost is what the order costs.
create function refuse_unless_lines_add_up(of_order uuid) returns void language plpgsql as $$
begin
  if exists (
    select from shop_order o, lateral (
      select coalesce(sum(total_cents - discount_cents), 0) as total, coalesce(sum(vat_cents), 0) as vat,
        coalesce(sum(discount_cents), 0) as discount
      from shop_order_line where order_id = o.id
    ) line
    where o.id = of_order and (total_cents <> total or vat_cents <> vat or discount_cents <> discount)
  ) then
    raise exception 'the lines of order % do not add up to it', of_order
      using errcode = 'check_violation', constraint = 'shop_order_adds_up_with_its_lines';
  end if;
end $$;
create function check_order() returns trigger language plpgsql as $$
begin
  perform refuse_unless_lines_add_up(new.id);
  return null;
end $$;
create function check_order_of_line() returns trigger language plpgsql as $$
begin
  perform refuse_unless_lines_add_up(case tg_op when 'DELETE' then old.order_id else new.order_id end);
  return null;
end $$;
create constraint trigger shop_order_adds_up_with_its_lines
after insert or update of total_cents, vat_cents, discount_cents on shop_order
deferrable initially deferred for each row execute function check_order();
create constraint trigger shop_order_line_adds_up_to_its_order after insert or update or delete on shop_order_line
deferrable initially deferred for each row execute function check_order_of_line();

-- Who buys and where the tyres go, as they were when the order was made: a profile that changes later changes neither.
create table shop_order_address (
  order_id uuid not null references shop_order on delete cascade,
  kind text not null check (kind in ('billing', 'shipping')),
  -- Of a shipping address alone.
  ship_to text check (ship_to in ('billing', 'different', 'servicepoint')),
  service_point_id integer references service_point,
  salutation text not null check (salutation in ('mr', 'miss', 'mrs')),
  first_name text not null check (length(first_name) between 1 and 50),
  last_name text not null check (length(last_name) between 1 and 50),
  email text not null check (email like '%_@_%' and email !~ '[[:cntrl:]]' and length(email) <= 254),
  country_code text not null check (country_code ~ '^[0-9]{1,4}$'),
  contact_number text not null check (length(contact_number) between 1 and 21),
  job_title text check (length(job_title) between 1 and 50),
  company_branch text check (length(company_branch) between 1 and 50),
  address_line_1 text not null check (length(address_line_1) between 1 and 100),
  address_line_2 text check (length(address_line_2) between 1 and 100),
  zipcode text not null check (zipcode ~ '^[0-9]{5}$'),
  city text not null check (length(city) between 1 and 100),
  country_id smallint not null references country,
  company_name text check (length(company_name) between 1 and 100),
  company_vat_number text check (length(company_vat_number) between 1 and 50),
  primary key (order_id, kind),
  constraint shop_order_address_ships_somewhere check ((kind = 'shipping') = (ship_to is not null)),
  constraint shop_order_address_is_of_a_point check ((ship_to is not distinct from 'servicepoint') = (service_point_id is not null)),
  -- Another VAT area, for which the shop has no rules yet.
  constraint shop_order_ships_nothing_to_aland check (kind <> 'shipping' or zipcode not like '22%')
);
create index shop_order_address_of_point on shop_order_address (service_point_id) where service_point_id is not null;
