-- The network of each reservation that ended without a payment. While an article is scarce, such reservations of one
-- network count together, whoever made them.
create table network_of_ended (
  order_id uuid not null references shop_order on delete cascade,
  reserved_at timestamptz not null,
  network_hash text not null check (length(network_hash) between 20 and 100),
  primary key (order_id, reserved_at)
);
create index network_of_ended_reserved_at on network_of_ended (reserved_at);
