create table recycling_fee (
  tyre_class text not null check (tyre_class in ('C1', 'C2', 'C3')),
  valid_from date not null,
  -- VAT included.
  cents integer not null check (cents between 0 and 10000),
  primary key (tyre_class, valid_from)
);

create function recycling_fee_on(of_class text, day date) returns integer
language sql stable parallel safe
return coalesce(
  (select cents from recycling_fee where tyre_class = of_class and valid_from <= day order by valid_from desc limit 1),
  0
);

-- When a change of the catalogue happens. `set local pito.now` says it for imports and tests, which know better
-- than the clock; clock_timestamp and not now(), so that the order of two changes is the order of the locks.
create function catalogue_moment() returns timestamptz language sql volatile
return coalesce(nullif(current_setting('pito.now', true), '')::timestamptz, clock_timestamp());

create table price_history (
  id bigint generated always as identity primary key,
  tyre_id integer not null references tyre,
  price_cents integer not null check (price_cents > 0),
  valid_from timestamptz not null
);
create index price_history_of_tyre on price_history (tyre_id, valid_from, id);

-- Directive (EU) 2019/2161 makes reductions answer to this table, so nobody edits it, nor invents rows:
-- only the triggers of tyre write here.
create function keep_price_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and pg_trigger_depth() > 1 then return null; end if;
  raise exception 'price_history is written by a change of tyre.price_cents and never changed'
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger price_history_kept before insert or update or delete or truncate on price_history
for each statement execute function keep_price_history();

create function begin_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (tyre_id, price_cents, valid_from)
  select id, price_cents, catalogue_moment() from added order by id;
  return null;
end $$;
create trigger tyre_price_begins after insert on tyre
referencing new table as added for each statement execute function begin_price_history();

create function continue_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (tyre_id, price_cents, valid_from)
  select now_is.id, now_is.price_cents, catalogue_moment()
  from after_change as now_is join before_change as was using (id)
  where now_is.price_cents <> was.price_cents order by now_is.id;
  return null;
end $$;
create trigger tyre_price_continues after update on tyre
referencing old table as before_change new table as after_change
for each statement execute function continue_price_history();

-- A row for each of these tyres whose last change of price was downwards: since when, from what, and the lowest
-- price in force at any time in the 30 days before. Whether a reduction may be claimed is not decided here.
create function price_reductions(of_tyres integer[])
returns table (
  tyre_id integer, reduced_at timestamptz, price_cents integer, price_before_cents integer,
  lowest_30_days_cents integer
)
language sql stable parallel safe as $$
  with price as (
    select h.tyre_id, h.price_cents, h.valid_from,
      lag(h.price_cents) over in_order as before_cents,
      lead(h.valid_from) over in_order as valid_until
    from price_history h where h.tyre_id = any(of_tyres)
    window in_order as (partition by h.tyre_id order by h.valid_from, h.id)
  )
  select c.tyre_id, c.valid_from, c.price_cents, c.before_cents, (
    select min(p.price_cents) from price p
    where p.tyre_id = c.tyre_id and p.valid_until > c.valid_from - interval '30 days'
      and p.valid_until > p.valid_from
  )
  from price c where c.valid_until is null and c.price_cents < c.before_cents
$$;
