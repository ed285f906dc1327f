create table offer (
  id integer generated always as identity primary key,
  position smallint not null check (position >= 0),
  published boolean not null default true,
  label_fi text not null check (length(label_fi) between 1 and 150),
  label_en text not null check (length(label_en) between 1 and 150),
  url_fi text not null check (url_fi ~ '^(/$|/[^/\\]|https://)'),
  url_en text not null check (url_en ~ '^(/$|/[^/\\]|https://)'),
  -- Ends with a slash: the picture's address is this and the file's name.
  image_base_path text not null check (image_base_path ~ '^/([a-z0-9-]+/)*$'),
  image_fi text not null check (image_fi ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'),
  image_en text not null check (image_en ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$')
);
create index offer_in_order on offer (position);

create table banner (
  id integer generated always as identity primary key,
  -- 1 English, 2 Finnish
  locale_id smallint not null check (locale_id in (1, 2)),
  -- As the vehicle types of the catalogue: 2 car, 3 van and truck.
  tyre_category_id smallint not null check (tyre_category_id between 1 and 4),
  position smallint not null check (position >= 0),
  published boolean not null default true,
  title text not null check (length(title) between 1 and 100),
  description text not null default '' check (length(description) <= 1000),
  link text not null check (link ~ '^(/$|/[^/\\]|https://)'),
  tone text not null check (tone in ('frost', 'amber', 'asphalt')),
  image_base_path text not null check (image_base_path ~ '^/([a-z0-9-]+/)*$'),
  image text not null check (image ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$')
);
create index banner_in_order on banner (locale_id, tyre_category_id, position);
