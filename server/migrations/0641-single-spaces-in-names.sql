-- Names have single ordinary spaces, so that a second space or a no-break space does not make a second brand or model. A
-- name whose form with single spaces belongs to another record already stays as it is.
create function pg_temp.single_spaced(name text) returns text language sql immutable
return btrim(regexp_replace(name, U&'[ \00A0\1680\2000-\200A\202F\205F\3000]+', ' ', 'g'));

update brand set name = pg_temp.single_spaced(name)
where name <> pg_temp.single_spaced(name) and not exists (
  select from brand other
  where other.id <> brand.id and name_key(pg_temp.single_spaced(other.name)) = name_key(pg_temp.single_spaced(brand.name)));

update model set name = pg_temp.single_spaced(name)
where name <> pg_temp.single_spaced(name) and not exists (
  select from model other
  where other.id <> model.id and other.brand_id = model.brand_id
    and name_key(pg_temp.single_spaced(other.name)) = name_key(pg_temp.single_spaced(model.name)));
