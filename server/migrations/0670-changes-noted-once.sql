-- A transaction notes a tyre once, however often it changes the tyre. An import that adds 500 models of one size noted
-- every tyre of the size 500 times, and its commit, for which other changes of the catalogue wait, took minutes.
create index catalogue_change_unnumbered_tyre on catalogue_change (tyre_id)
where number is null and figure_before is null;

create or replace function note_tyres(of_tyres integer[]) returns void language plpgsql as $$
begin
  if cardinality(of_tyres) = 0 then
    return;
  elsif current_setting('pito.bulk', true) = 'on' then
    perform note_all_tyres();
  else
    insert into catalogue_change (tyre_id, at)
    select distinct noted.tyre_id, catalogue_moment() from unnest(of_tyres) as noted (tyre_id)
    where not exists (
      select from catalogue_change as earlier
      where earlier.number is null and earlier.figure_before is null and earlier.tyre_id = noted.tyre_id
    );
  end if;
end $$;

-- A change of a brand or model without tyres is recorded for tyre 0, which does not exist.
create or replace function note_names() returns trigger language plpgsql as $$
begin
  perform note_tyres(array[0]);
  return null;
end $$;

-- An update that changes nothing is no change of the tyres.
create or replace function note_tyres_of_sizes() returns trigger language plpgsql as $$
begin
  perform note_tyres(array(
    select tyre.id from tyre join changed on changed.id = tyre_size_id join before_change as was on was.id = changed.id
    where changed is distinct from was
  ));
  return null;
end $$;
drop trigger tyre_size_changed on tyre_size;
create trigger tyre_size_changed after update on tyre_size
referencing old table as before_change new table as changed
for each statement execute function note_tyres_of_sizes();
