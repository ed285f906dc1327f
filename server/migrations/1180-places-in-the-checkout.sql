set local lock_timeout = '5s';

-- The carts that are in the checkout, or wait for it, while the number of buyers there is limited.
create table checkout_place (
  cart_id uuid primary key references cart on delete cascade,
  arrived_at timestamptz not null,
  -- Null while the buyer waits.
  entered_at timestamptz,
  seen_at timestamptz not null
);
create index checkout_place_by_last_visit on checkout_place (seen_at);
