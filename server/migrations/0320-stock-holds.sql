-- What a payment that has begun sets aside for its cart. As with times, holds that have run out count until they are
-- deleted: a view cannot know what time it is.
create table stock_hold (
  cart_id uuid not null references cart on delete cascade,
  tyre_id integer not null references tyre,
  quantity integer not null check (quantity between 1 and 999),
  held_until timestamptz not null,
  primary key (cart_id, tyre_id)
);
create index stock_hold_of_tyre on stock_hold (tyre_id);
create index stock_hold_until on stock_hold (held_until);

-- Which production weeks an order got. Not a reference to the batch: one that is sold out may be deleted, and tyres
-- that come back then make it again.
create table stock_taken (
  order_id uuid not null references shop_order on delete cascade,
  tyre_id integer not null references tyre,
  dot_year smallint not null,
  dot_week smallint not null,
  quantity integer not null check (quantity >= 1),
  returned integer not null default 0,
  taken_at timestamptz not null,
  returned_at timestamptz,
  primary key (order_id, tyre_id, dot_year, dot_week),
  constraint stock_taken_comes_back_once check (returned between 0 and quantity),
  constraint stock_taken_comes_back_at_a_moment check ((returned > 0) = (returned_at is not null))
);
create index stock_taken_of_tyre on stock_taken (tyre_id);

-- available: what anybody can buy now. quantity: what lies there; held: what payments hold of it. More is held than
-- lies there when staff count less than they thought.
create or replace view tyre_stock as
select
  tyre.id as tyre_id,
  greatest(0, coalesce(batches.quantity, 0) - coalesce(holds.quantity, 0))::integer as available,
  -- Of the oldest batch in stock; null when there is none.
  (batches.oldest / 100)::smallint as dot_year,
  (batches.oldest % 100)::smallint as dot_week,
  coalesce(batches.quantity, 0)::integer as quantity,
  coalesce(holds.quantity, 0)::integer as held
from tyre cross join lateral (
  select sum(quantity) as quantity, min(dot_year * 100 + dot_week) filter (where quantity > 0) as oldest
  from stock_batch where stock_batch.tyre_id = tyre.id
) as batches cross join lateral (
  select sum(quantity) as quantity from stock_hold where stock_hold.tyre_id = tyre.id
) as holds;

-- The last guard, should the code be wrong: two payments never hold the same tyre.
create function refuse_hold_over_stock() returns trigger language plpgsql as $$
begin
  perform from stock_batch where tyre_id = new.tyre_id order by id for no key update;
  if exists (select from tyre_stock where tyre_id = new.tyre_id and held > quantity) then
    raise exception 'holds are over the stock of tyre %', new.tyre_id
      using errcode = 'check_violation', constraint = 'stock_hold_within_stock';
  end if;
  return null;
end $$;
create trigger stock_hold_within_stock after insert or update of tyre_id, quantity on stock_hold
for each row execute function refuse_hold_over_stock();

-- What a cart may have of a tyre at most, with what its own payment holds: a buyer who comes back from the bank does
-- not find the tyres sold out because of himself.
create function sellable(of_tyre integer, for_cart uuid) returns integer language sql stable parallel safe
return (
  select case when active
    then greatest(0, least(stock.quantity - stock.held + coalesce(own.quantity, 0), 999)) else 0 end
  from tyre join tyre_stock stock on stock.tyre_id = tyre.id
    left join stock_hold own on own.tyre_id = tyre.id and own.cart_id = for_cart
  where tyre.id = of_tyre
);

-- In the order in which payments lock the batches of a tyre.
create function lock_sellable(of_tyre integer, for_cart uuid) returns integer language plpgsql as $$
begin
  perform from stock_batch where tyre_id = of_tyre order by id for share;
  return sellable(of_tyre, for_cart);
end $$;
drop function lock_sellable(integer);

create or replace function refuse_line_over_stock() returns trigger language plpgsql as $$
begin
  if new.quantity > coalesce(sellable(new.tyre_id, new.cart_id), 0) then
    raise exception 'a cart line of % is over the stock of tyre %', new.quantity, new.tyre_id
      using errcode = 'check_violation', constraint = 'cart_line_within_stock';
  end if;
  return null;
end $$;

-- A hold is a change of the catalogue when a figure that the shop shows changes with it, as a sale is. A transaction may
-- move stock to and fro: what is held becomes sold, a second payment of a cart replaces the first. So each move notes
-- the figure from before it, and a tyre that ends with the figure it began with has not changed.
alter table catalogue_change add column figure_before text;

create function shown_moves(of_tyres integer[], moved integer[], turned boolean[])
returns table (tyre_id integer, figure_before text) language sql stable as $$
  select sum_of.tyre_id, case when not sum_of.turned then figures.before end
  from (
    select tyre_id, sum(quantity) as quantity, bool_or(turned) as turned
    from unnest(of_tyres, moved, turned) as move (tyre_id, quantity, turned) group by tyre_id
  ) as sum_of join tyre_stock stock using (tyre_id) cross join lateral (
    select stock_word(stock.quantity - held - sum_of.quantity) as before, stock_word(stock.quantity - held) as after
  ) as figures
  where sum_of.turned or figures.before <> figures.after
$$;

create or replace function note_moved_stock(of_tyres integer[], moved integer[], turned boolean[]) returns void
language plpgsql as $$
begin
  if current_setting('pito.bulk', true) = 'on' then
    perform note_tyres(array(select tyre_id from shown_moves(of_tyres, moved, turned)));
  else
    insert into catalogue_change (tyre_id, figure_before, at)
    select tyre_id, figure_before, catalogue_moment() from shown_moves(of_tyres, moved, turned);
  end if;
end $$;

create or replace function number_catalogue_change() returns trigger language plpgsql as $$
declare bumped bigint;
begin
  if exists (select from catalogue_change where id = new.id and number is null) then
    delete from catalogue_change as change using (
      select distinct on (tyre_id) tyre_id, figure_before from catalogue_change
      where number is null and figure_before is not null order by tyre_id, id
    ) as first join tyre_stock as stock on stock.tyre_id = first.tyre_id
    where change.number is null and change.figure_before is not null and change.tyre_id = first.tyre_id
      and first.figure_before = stock_word(stock.quantity - stock.held);
    if exists (select from catalogue_change where number is null) then
      bumped := bump_revision('catalogue');
      update catalogue_change set number = bumped where number is null;
    end if;
  end if;
  return null;
end $$;

create function note_added_holds() returns trigger language plpgsql as $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(-quantity), array_agg(false)) from added;
  return null;
end $$;
create trigger stock_hold_added after insert on stock_hold
referencing new table as added for each statement execute function note_added_holds();

create function note_changed_holds() returns trigger language plpgsql as $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(false)) from (
    select tyre_id, quantity from before_change union all select tyre_id, -quantity from after_change
  ) as moves;
  return null;
end $$;
create trigger stock_hold_changed after update on stock_hold
referencing old table as before_change new table as after_change
for each statement execute function note_changed_holds();

create function note_removed_holds() returns trigger language plpgsql as $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(false)) from removed;
  return null;
end $$;
create trigger stock_hold_removed after delete on stock_hold
referencing old table as removed for each statement execute function note_removed_holds();
