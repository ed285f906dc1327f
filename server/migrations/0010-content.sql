create table country (
  id smallint primary key,
  iso2 text not null unique check (iso2 ~ '^[A-Z]{2}$'),
  name_fi text not null check (name_fi <> ''),
  name_en text not null check (name_en <> ''),
  name_sv text not null check (name_sv <> ''),
  dial_code text check (dial_code ~ '^[1-9][0-9]{0,6}$')
);

create table menu_item (
  id integer generated always as identity primary key,
  parent_id integer references menu_item on delete cascade,
  position smallint not null check (position >= 0),
  type text not null check (
    type in ('season', 'tyre_category', 'article', 'brand', 'tyre_size', 'model', 'custom_link')
  ),
  -- The part of an address that names what the item stands for: winter-studded, nokian-tyres, 205-55R16.
  slug text check (slug ~ '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$'),
  name_fi text not null check (length(name_fi) between 1 and 100),
  name_en text not null check (length(name_en) between 1 and 100),
  description_fi text not null default '' check (length(description_fi) <= 2000),
  description_en text not null default '' check (length(description_en) <= 2000),
  image_path text check (image_path ~ '^/[^/\\]'),
  link_fi text check (link_fi ~ '^(/$|/[^/\\]|https://)'),
  link_en text check (link_en ~ '^(/$|/[^/\\]|https://)'),
  check (parent_id <> id)
);
create index menu_item_of_parent on menu_item (parent_id, position);

create table cms_page (
  id integer generated always as identity primary key,
  url_path text not null unique check (url_path ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(url_path) <= 100),
  type text not null check (type in ('Campaign', 'Hamburger', 'Footer', 'Information', 'Text')),
  position smallint not null default 0 check (position >= 0),
  published boolean not null default true,
  updated_at timestamptz not null
);
create index cms_page_of_type on cms_page (type, position);

create table cms_page_translation (
  cms_page_id integer not null references cms_page on delete cascade,
  -- 1 English, 2 Finnish
  locale_id smallint not null check (locale_id in (1, 2)),
  title text not null check (length(title) between 1 and 150),
  summary text not null default '' check (length(summary) <= 1000),
  content text not null default '' check (length(content) <= 200000),
  meta_desc text not null default '' check (length(meta_desc) <= 320),
  primary key (cms_page_id, locale_id)
);
