-- What the shop says of a season, size, category, brand or model on its page. Where a row is missing, the page is
-- composed from the catalogue; so the name is no foreign key, and words may be written ahead of the tyres.
create table landing_text (
  type text not null check (type in ('tyre_season', 'tyre_size', 'tyre_category', 'brand', 'model')),
  -- summer, 205-55R16, car-suv-4x4, nokian-tyres, nokian-tyres/hakkapeliitta-10
  name text not null check (name ~ '^[A-Za-z0-9.]+([-/][A-Za-z0-9.]+)*$' and length(name) <= 200),
  -- 1 English, 2 Finnish
  locale_id smallint not null check (locale_id in (1, 2)),
  block1 text not null check (length(block1) between 1 and 5000),
  block2 text not null check (length(block2) between 1 and 5000),
  block3 text not null check (length(block3) between 1 and 5000),
  meta_description text not null check (length(meta_description) between 1 and 320),
  primary key (type, name, locale_id)
);

-- A menu item names what it stands for in the same way: 315-80R22.5, nokian-tyres/hakkapeliitta-10.
alter table menu_item drop constraint menu_item_slug_check,
add check (slug ~ '^[A-Za-z0-9.]+([-/][A-Za-z0-9.]+)*$');
