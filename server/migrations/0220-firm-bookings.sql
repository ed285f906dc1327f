-- What becomes of a booking once it is firm.
alter table appointment
  add column confirmed_at timestamptz,
  -- Of the garage, to the time that is booked now.
  add column garage_answer text check (garage_answer in ('acknowledged', 'declined')),
  add column reminded_at timestamptz;
create unique index appointment_confirmed_for_cart on appointment (cart_id) where confirmed_at is not null;
create index appointment_to_remind_of on appointment (lower(during)) where state = 'firm' and reminded_at is null;

-- Who a firm booking is for: a table of its own, so that people can be forgotten and the garage's past stays.
create table appointment_customer (
  appointment_id uuid primary key references appointment on delete cascade,
  name text not null check (length(name) between 1 and 120),
  email text not null check (email like '%_@_%' and email !~ '[[:space:][:cntrl:]]'),
  phone text not null check (length(phone) between 3 and 30),
  licence_plate text check (length(licence_plate) between 2 and 20),
  locale text not null check (locale in ('fi_FI', 'en_GB'))
);
create index appointment_customer_email on appointment_customer (lower(email));

-- The secret of a garage's calendar address is stored as its SHA-256: a leaked database opens no calendar.
create table garage_calendar (
  service_point_id integer primary key references service_point on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  created_at timestamptz not null
);

-- A calendar entry (RFC 5545) that goes with a mail.
alter table mail
  add column calendar_method text check (calendar_method in ('PUBLISH', 'CANCEL')),
  add column calendar_text text,
  add constraint mail_calendar_has_a_method check (num_nulls(calendar_method, calendar_text) <> 1);
