-- What a payment reserves (tyres, the fitting time, a use of the promo code) belongs to the order and no longer to the
-- cart, so that nothing that happens to the cart while the buyer is at the bank can take it away.
create table reservation (
  order_id uuid primary key references shop_order on delete cascade,
  -- Of the network address that the first payment came from, under a key of the shop.
  network_hash text not null check (length(network_hash) between 20 and 100),
  reserved_at timestamptz not null,
  expires_at timestamptz not null,
  constraint reservation_lasts_two_hours_at_most
    check (expires_at > reserved_at and expires_at <= reserved_at + interval '2 hours')
);
create index reservation_expires_at on reservation (expires_at);
create index reservation_of_network on reservation (network_hash);

create table reserved_tyre (
  order_id uuid not null references reservation on delete cascade,
  tyre_id integer not null references tyre,
  quantity integer not null check (quantity between 1 and 999),
  primary key (order_id, tyre_id)
);
create index reserved_tyre_of_tyre on reserved_tyre (tyre_id);

-- The payments under way take their reservations with them.
insert into reservation (order_id, network_hash, reserved_at, expires_at)
select id, repeat('0', 43), held_until - interval '30 minutes', held_until
from shop_order where held_until is not null and order_status = 'unpaid' and closed_at is null;
insert into reserved_tyre (order_id, tyre_id, quantity)
select shop_order.id, tyre_id, quantity
from stock_hold join shop_order using (cart_id) join reservation on reservation.order_id = shop_order.id;

-- An appointment is a cart's while it is only chosen, and an order's from the first payment on. One that is reserved
-- names the cart too for as long as it is what the cart has chosen.
alter table appointment add column order_id uuid references shop_order on delete cascade;
update appointment set order_id = shop_order.id
from shop_order
where shop_order.cart_id = appointment.cart_id and (
  confirmed_at is not null and order_status = 'paid'
  or state = 'hold' and exists (select from reservation where order_id = shop_order.id)
);
update appointment set cart_id = null where state <> 'hold';
drop index appointment_confirmed_for_cart;
create unique index appointment_of_order on appointment (order_id);
alter table appointment add constraint appointment_of_cart_is_not_booked_yet check (cart_id is null or state = 'hold');

alter table promo_code_use
  drop constraint promo_code_use_pkey,
  add column id integer generated always as identity primary key,
  -- Null when the order is no more: the use counts all the same.
  add column order_id uuid unique references shop_order on delete set null;
update promo_code_use set order_id = shop_order.id
from shop_order
where claimed_for = cart_id::text and shop_order.promo_code_id = promo_code_use.promo_code_id
  and (order_status = 'paid' or exists (select from reservation where order_id = shop_order.id));
alter table promo_code_use drop column claimed_for;
create index promo_code_use_of_code on promo_code_use (promo_code_id);

drop index shop_order_held_until;
alter table shop_order drop constraint shop_order_holds_nothing_once_paid, drop column held_until;

-- available: what anybody can buy. The figures that pages cache count a reservation until it is deleted, which a job
-- does within a minute of its expiry; whoever takes stock counts by the moment (`sellable`).
create or replace view tyre_stock as
select
  tyre.id as tyre_id,
  greatest(0, coalesce(batches.quantity, 0) - coalesce(reserved.quantity, 0))::integer as available,
  -- Of the oldest batch in stock; null when there is none.
  (batches.oldest / 100)::smallint as dot_year,
  (batches.oldest % 100)::smallint as dot_week,
  coalesce(batches.quantity, 0)::integer as quantity,
  coalesce(reserved.quantity, 0)::integer as held
from tyre cross join lateral (
  select sum(quantity) as quantity, min(dot_year * 100 + dot_week) filter (where quantity > 0) as oldest
  from stock_batch where stock_batch.tyre_id = tyre.id
) as batches cross join lateral (
  select sum(quantity) as quantity from reserved_tyre where reserved_tyre.tyre_id = tyre.id
) as reserved;

-- What a cart may have of a tyre at most: what its own order has reserved counts for it, so that a buyer who comes back
-- from the bank does not find the tyres sold out.
create function sellable(of_tyre integer, for_cart uuid, at timestamptz) returns integer
language sql stable parallel safe
return (
  select case when active then greatest(0, least(coalesce(lying.quantity, 0) - coalesce(others.quantity, 0), 999)) else 0 end
  from tyre cross join lateral (
    select sum(quantity) as quantity from stock_batch where stock_batch.tyre_id = tyre.id
  ) as lying cross join lateral (
    select sum(reserved_tyre.quantity) as quantity
    from reserved_tyre join reservation using (order_id) join shop_order on shop_order.id = order_id
    where reserved_tyre.tyre_id = tyre.id and expires_at > at
      and (for_cart is null or shop_order.cart_id is distinct from for_cart)
  ) as others
  where tyre.id = of_tyre
);

-- In the order in which payments lock the batches of a tyre.
create function lock_sellable(of_tyre integer, for_cart uuid, at timestamptz) returns integer language plpgsql as $$
begin
  perform from stock_batch where tyre_id = of_tyre order by id for share;
  return sellable(of_tyre, for_cart, at);
end $$;

-- The last guard, should the code be wrong. It cannot know the moment, so it does not know which reservations count.
create or replace function refuse_line_over_stock() returns trigger language plpgsql as $$
begin
  if new.quantity > (
    select case when active then least(quantity, 999) else 0 end from tyre join tyre_stock on tyre_id = id
    where id = new.tyre_id
  ) is not false then
    raise exception 'a cart line of % is over the stock of tyre %', new.quantity, new.tyre_id
      using errcode = 'check_violation', constraint = 'cart_line_within_stock';
  end if;
  return null;
end $$;
drop function lock_sellable(integer, uuid);
drop function sellable(integer, uuid);

drop table stock_hold;
drop function refuse_hold_over_stock;

-- The last guard here: two payments never reserve the same tyre.
create function refuse_reservation_over_stock() returns trigger language plpgsql as $$
begin
  perform from stock_batch where tyre_id = new.tyre_id order by id for no key update;
  if exists (select from tyre_stock where tyre_id = new.tyre_id and held > quantity) then
    raise exception 'reservations are over the stock of tyre %', new.tyre_id
      using errcode = 'check_violation', constraint = 'reserved_tyre_within_stock';
  end if;
  return null;
end $$;
create trigger reserved_tyre_within_stock after insert or update of tyre_id, quantity on reserved_tyre
for each row execute function refuse_reservation_over_stock();

create trigger reserved_tyre_added after insert on reserved_tyre
referencing new table as added for each statement execute function note_added_holds();
create trigger reserved_tyre_changed after update on reserved_tyre
referencing old table as before_change new table as after_change
for each statement execute function note_changed_holds();
create trigger reserved_tyre_removed after delete on reserved_tyre
referencing old table as removed for each statement execute function note_removed_holds();
