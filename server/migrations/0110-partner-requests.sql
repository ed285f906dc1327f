-- Who has applied to become a partner. Deleted after 24 months.
create table partner_request (
  id uuid primary key,
  name text not null check (name <> '' and length(name) <= 100),
  request_from text not null
    check (request_from in ('tyre-shop', 'garage', 'car-service-point', 'wholesaler', 'web-shop', 'other')),
  country_code text not null check (country_code ~ '^[0-9]{1,4}$'),
  contact_number text not null check (length(contact_number) between 7 and 21),
  email text not null check (email = lower(email) and email like '%_@_%' and email !~ '[[:cntrl:]]'
    and length(email) <= 254),
  location text not null check (location <> '' and length(location) <= 200),
  comment text not null check (comment <> '' and length(comment) <= 2000),
  locale text not null check (locale in ('fi_FI', 'en_GB')),
  created_at timestamptz not null,
  handled_at timestamptz check (handled_at >= created_at),
  -- The member of staff.
  handled_by uuid,
  constraint partner_request_handled_by_somebody check ((handled_at is null) = (handled_by is null))
);
create index partner_request_created on partner_request (created_at desc, id desc);
create index partner_request_email on partner_request (email);
