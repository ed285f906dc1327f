create table campaign (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  published boolean not null default true,
  -- Stands without the shop's header, menu and footer.
  campaign_mode boolean not null default false,
  title_fi text not null check (length(title_fi) between 1 and 150),
  title_en text not null check (length(title_en) between 1 and 150),
  meta_desc_fi text not null default '' check (length(meta_desc_fi) <= 320),
  meta_desc_en text not null default '' check (length(meta_desc_en) <= 320),
  image_base_path text not null check (image_base_path ~ '^/([a-z0-9-]+/)*$'),
  updated_at timestamptz not null
);

-- Every field may differ between the languages, the pictures and the colour too: a row a language.
create table campaign_section (
  campaign_id integer not null references campaign on delete cascade,
  place text not null check (place in (
    'top', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
    'thirteen', 'fourteen', 'fifteen', 'sixteen', 'image'
  )),
  -- 1 English, 2 Finnish
  locale_id smallint not null check (locale_id in (1, 2)),
  kind text not null check (kind in (
    'hero', 'stats', 'image-and-text', 'call-to-action', 'numbered-list', 'faq', 'video', 'image'
  )),
  image text check (image ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'),
  small_image text check (small_image ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'),
  logo text check (logo ~ '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{3,4}$'),
  title text check (length(title) between 1 and 200),
  description text check (length(description) between 1 and 20000),
  button_one_title text check (length(button_one_title) between 1 and 60),
  button_one_link text check (button_one_link ~ '^(/$|/[^/\\]|#[a-z]|https://)'),
  button_two_title text check (length(button_two_title) between 1 and 60),
  button_two_link text check (button_two_link ~ '^(/$|/[^/\\]|#[a-z]|https://)'),
  youtube_link text check (youtube_link ~ '^https://(www\.youtube\.com|www\.youtube-nocookie\.com|youtu\.be)/'),
  background_color text check (background_color ~ '^#[0-9a-f]{6}$'),
  data jsonb not null default '[]' check (jsonb_typeof(data) = 'array' and jsonb_array_length(data) <= 50),
  primary key (campaign_id, place, locale_id)
);
