create function bump_revision(of_topic text) returns bigint language plpgsql as $$
declare bumped bigint;
begin
  insert into revision (topic) values (of_topic)
  on conflict (topic) do update set number = revision.number + 1
  returning number into bumped;
  perform pg_notify('pito_revision', of_topic || ':' || bumped);
  return bumped;
end $$;

-- Which tyres changed in which revision of the topic 'catalogue', so that processes patch what they keep.
create table catalogue_change (
  id bigint generated always as identity primary key,
  -- The revision; null until the transaction commits.
  number bigint,
  -- Null: everything, after a bulk change.
  tyre_id integer,
  at timestamptz not null
);
create index catalogue_change_number on catalogue_change (number);
create index catalogue_change_unnumbered on catalogue_change (id) where number is null;
create index catalogue_change_at on catalogue_change (at);

-- Numbers are given at commit, under the lock of the row in revision: so they become visible in their order, and
-- who has read up to one has missed none. Given at once, a slow transaction would appear behind a reader's back,
-- and two carts that take the same tyres in another order would wait for each other.
create function number_catalogue_change() returns trigger language plpgsql as $$
declare bumped bigint;
begin
  if exists (select from catalogue_change where id = new.id and number is null) then
    bumped := bump_revision('catalogue');
    update catalogue_change set number = bumped where number is null;
  end if;
  return null;
end $$;
create constraint trigger catalogue_change_numbered after insert on catalogue_change
deferrable initially deferred for each row execute function number_catalogue_change();

-- `set local pito.bulk = on` writes one row that says everything, instead of a million.
create function note_tyres(of_tyres integer[]) returns void language plpgsql as $$
begin
  if cardinality(of_tyres) = 0 then
    return;
  elsif current_setting('pito.bulk', true) = 'on' then
    perform note_all_tyres();
  else
    insert into catalogue_change (tyre_id, at) select unnest(of_tyres), catalogue_moment();
  end if;
end $$;

create function note_all_tyres() returns void language sql as $$
  insert into catalogue_change (tyre_id, at) select null, catalogue_moment()
  where not exists (select from catalogue_change where number is null and tyre_id is null)
$$;

create function note_added_tyres() returns trigger language plpgsql as $$
begin
  perform note_tyres(array(select id from added));
  return null;
end $$;
create trigger tyre_added after insert on tyre
referencing new table as added for each statement execute function note_added_tyres();

create function note_changed_tyres() returns trigger language plpgsql as $$
begin
  perform note_tyres(array(
    select now_is.id from after_change as now_is join before_change as was using (id)
    where now_is is distinct from was
  ));
  return null;
end $$;
create trigger tyre_changed after update on tyre
referencing old table as before_change new table as after_change
for each statement execute function note_changed_tyres();

-- A sale is told only when it changes a word that the shop shows, or ends a batch: the next may be of another year.
create function note_moved_stock(of_tyres integer[], moved integer[], turned boolean[]) returns void
language sql as $$
  select note_tyres(array(
    select sum_of.tyre_id
    from (
      select tyre_id, sum(quantity) as quantity, bool_or(turned) as turned
      from unnest(of_tyres, moved, turned) as move (tyre_id, quantity, turned) group by tyre_id
    ) as sum_of join tyre_stock using (tyre_id)
    where sum_of.turned or stock_word(available) <> stock_word(available - sum_of.quantity)
  ))
$$;

create function note_added_stock() returns trigger language plpgsql as $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(quantity > 0)) from added;
  return null;
end $$;
create trigger stock_added after insert on stock_batch
referencing new table as added for each statement execute function note_added_stock();

create function note_changed_stock() returns trigger language plpgsql as $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(quantity), array_agg(turned)) from (
    select side.tyre_id, side.quantity,
      (now_is.tyre_id, now_is.dot_year, now_is.dot_week, now_is.quantity > 0)
      is distinct from (was.tyre_id, was.dot_year, was.dot_week, was.quantity > 0) as turned
    from after_change as now_is join before_change as was using (id)
      cross join lateral (
        values (now_is.tyre_id, now_is.quantity), (was.tyre_id, -was.quantity)
      ) as side (tyre_id, quantity)
  ) as moves;
  return null;
end $$;
create trigger stock_changed after update on stock_batch
referencing old table as before_change new table as after_change
for each statement execute function note_changed_stock();

create function note_removed_stock() returns trigger language plpgsql as $$
begin
  perform note_moved_stock(array_agg(tyre_id), array_agg(-quantity), array_agg(quantity > 0)) from removed;
  return null;
end $$;
create trigger stock_removed after delete on stock_batch
referencing old table as removed for each statement execute function note_removed_stock();

create function note_tyres_of_brands() returns trigger language plpgsql as $$
begin
  perform note_tyres(array(
    select tyre.id from tyre join model on model.id = model_id join changed on changed.id = brand_id
  ));
  return null;
end $$;
create trigger brand_changed after update on brand
referencing new table as changed for each statement execute function note_tyres_of_brands();

create function note_tyres_of_models() returns trigger language plpgsql as $$
begin
  perform note_tyres(array(select tyre.id from tyre join changed on changed.id = model_id));
  return null;
end $$;
create trigger model_changed after update on model
referencing new table as changed for each statement execute function note_tyres_of_models();

create function note_tyres_of_sizes() returns trigger language plpgsql as $$
begin
  perform note_tyres(array(select tyre.id from tyre join changed on changed.id = tyre_size_id));
  return null;
end $$;
create trigger tyre_size_changed after update on tyre_size
referencing new table as changed for each statement execute function note_tyres_of_sizes();

-- The fee is shown beside every price.
create function note_changed_fees() returns trigger language plpgsql as $$
begin
  perform note_all_tyres();
  return null;
end $$;
create trigger recycling_fee_changed after insert or update or delete on recycling_fee
for each statement execute function note_changed_fees();
