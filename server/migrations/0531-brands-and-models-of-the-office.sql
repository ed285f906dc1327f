-- Two names that differ only in case or accents have the same key.
create function name_key(name text) returns text language sql immutable strict parallel safe
return lower(regexp_replace(normalize(name, nfd), U&'[\0300-\036F]', '', 'g'));

alter table brand
  -- Brands with a lower number come first in lists of brands.
  add column position smallint not null default 100 check (position between 0 and 9999),
  add column archived_at timestamptz,
  -- The texts of the landing page are edited with the brand, so a change of them raises the version of the brand.
  add column words_changed_at timestamptz;
create unique index brand_of_name_key on brand (name_key(name));

alter table model add column archived_at timestamptz;

-- The slugs that brands and models had before. Pages at the old addresses redirect to the new ones.
create table brand_former_slug (
  slug text primary key,
  brand_id integer not null references brand on delete cascade
);
create index brand_former_slug_of_brand on brand_former_slug (brand_id);
create table model_former_slug (
  brand_id integer not null references brand on delete cascade,
  slug text not null,
  model_id integer not null references model on delete cascade,
  primary key (brand_id, slug)
);
create index model_former_slug_of_model on model_former_slug (model_id);

-- Processes read the names of brands and models anew with every change of the catalogue. A change of a brand without
-- tyres is recorded for tyre 0, which does not exist.
create function note_names() returns trigger language plpgsql as $$
begin
  if current_setting('pito.bulk', true) = 'on' then
    perform note_all_tyres();
  else
    insert into catalogue_change (tyre_id, at) values (0, catalogue_moment());
  end if;
  return null;
end $$;
create trigger brand_names_changed after insert or update or delete on brand
for each statement execute function note_names();
create trigger model_names_changed after insert or update of slug, name, name_fi, brand_id, picture, archived_at or delete
on model for each statement execute function note_names();
