-- What was typed on the information form, complete or not: it comes back after a reload, on another device of the same
-- customer, and after a failed payment. Goes with its cart.
create table checkout_draft (
  cart_id uuid primary key references cart on delete cascade,
  details jsonb not null check (jsonb_typeof(details) = 'object' and length(details::text) <= 20000),
  changed_at timestamptz not null
);
