-- Tyres that were more than five years old when they arrived are in the warehouse but are not sold as new. They form a
-- batch of their own, so that the shop neither counts nor sells them.
alter table stock_batch add column as_new boolean not null default true;
alter table stock_batch drop constraint stock_batch_tyre_id_dot_year_dot_week_key;
alter table stock_batch add constraint stock_batch_is_one_week unique (tyre_id, dot_year, dot_week, as_new);

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
  from stock_batch where stock_batch.tyre_id = tyre.id and as_new
) as batches cross join lateral (
  select sum(quantity) as quantity from reserved_tyre where reserved_tyre.tyre_id = tyre.id
) as reserved;

create or replace function note_added_stock() returns trigger language plpgsql as $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(quantity > 0)) from added where as_new;
  return null;
end $$;

create or replace function note_changed_stock() returns trigger language plpgsql as $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(turned)) from (
    select side.tyre_id, side.quantity,
      (now_is.tyre_id, now_is.dot_year, now_is.dot_week, now_is.as_new, now_is.quantity > 0)
      is distinct from (was.tyre_id, was.dot_year, was.dot_week, was.as_new, was.quantity > 0) as turned
    from after_change as now_is join before_change as was using (id)
      cross join lateral (
        values
          (now_is.tyre_id, case when now_is.as_new then now_is.quantity else 0 end),
          (was.tyre_id, case when was.as_new then -was.quantity else 0 end)
      ) as side (tyre_id, quantity)
  ) as moves;
  return null;
end $$;

create or replace function note_removed_stock() returns trigger language plpgsql as $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(-quantity), array_agg(quantity > 0)) from removed where as_new;
  return null;
end $$;
