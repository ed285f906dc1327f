create table customer (
  id uuid primary key default gen_random_uuid(),
  -- Null only when the account is closed and its data erased.
  email text check (email = lower(email) and email like '%_@_%' and email !~ '[[:cntrl:]]' and length(email) <= 254),
  -- Null for accounts made by staff until their owner sets one.
  password_hash text check (password_hash like '$argon2id$%'),
  salutation text not null default 'mr' check (salutation in ('mr', 'miss', 'mrs')),
  first_name text not null check (length(first_name) <= 50),
  last_name text not null check (length(last_name) <= 50),
  country_code text not null default '358' check (country_code ~ '^[0-9]{1,4}$'),
  contact_number text not null check (length(contact_number) <= 21),
  contact_number_e164 text check (contact_number_e164 ~ '^\+[0-9]{7,15}$'),
  is_company_user boolean not null default false,
  company_name text check (length(company_name) between 1 and 50),
  company_vat_number text check (length(company_vat_number) between 1 and 50),
  shipping_same_as_billing boolean not null default false,
  permissions text[] not null default array['profile', 'orders', 'downloads', 'news', 'change_password']
    check (permissions <@ array['profile', 'orders', 'downloads', 'news', 'change_password']),
  locale text not null check (locale in ('fi_FI', 'en_GB')),
  -- When the owner of the address proved that it is theirs.
  verified_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  constraint customer_open_has_email check (email is not null or closed_at is not null),
  constraint customer_company_has_name check (not is_company_user or company_name is not null)
);
create unique index customer_email on customer (email);

create table customer_address (
  customer_id uuid not null references customer on delete cascade,
  kind text not null check (kind in ('billing', 'shipping')),
  address_line_1 text not null check (length(address_line_1) between 1 and 50),
  address_line_2 text check (length(address_line_2) between 1 and 50),
  zipcode text not null check (zipcode ~ '^[0-9]{5}$'),
  city text not null check (length(city) between 1 and 50),
  country_id smallint not null references country,
  company_name text check (length(company_name) between 1 and 50),
  company_vat_number text check (length(company_vat_number) between 1 and 50),
  primary key (customer_id, kind)
);

-- Links of e-mails that set a password. Only a hash is stored: a copy of the database opens nothing.
create table password_token (
  token_hash text primary key check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  customer_id uuid not null references customer on delete cascade,
  purpose text not null check (purpose in ('reset', 'activation')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_token_lives check (expires_at > created_at)
);
create index password_token_of_customer on password_token (customer_id);
create index password_token_expiry on password_token (expires_at);

-- Browsers in which the customer has logged in before: a stranger's failures do not lock these out.
create table customer_device (
  customer_id uuid not null references customer on delete cascade,
  device_hash text not null check (device_hash ~ '^[A-Za-z0-9_-]{43}$'),
  label text not null,
  address text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (customer_id, device_hash)
);
create index customer_device_last_seen on customer_device (last_seen_at);
