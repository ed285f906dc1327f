-- What visitors did in the shop who allow marketing. Kept for a month, and gone as soon as they take it back.
create table marketing_event (
  id uuid primary key,
  guest_id uuid,
  customer_id text check (length(customer_id) between 1 and 100),
  event text not null check (event in ('viewed_product', 'added_to_cart', 'started_checkout')),
  items jsonb not null check (jsonb_typeof(items) = 'array' and length(items::text) <= 40000),
  locale text not null check (locale in ('fi_FI', 'en_GB')),
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  constraint marketing_event_has_one_owner check (num_nonnulls(guest_id, customer_id) = 1)
);
create index marketing_event_of_guest on marketing_event (guest_id) where guest_id is not null;
create index marketing_event_of_customer on marketing_event (customer_id) where customer_id is not null;
create index marketing_event_oldest on marketing_event (created_at);
