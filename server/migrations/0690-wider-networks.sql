-- Unpaid reservations are also counted for the wider network of the caller (a /24 of IPv4, a /48 of IPv6). The default
-- stands for reservations that the shop made itself, and for those from before this migration; it counts for nobody.
alter table reservation add column wider_network_hash text not null default repeat('0', 43)
  check (length(wider_network_hash) between 20 and 100);
create index reservation_of_wider_network on reservation (wider_network_hash);

alter table appointment add column wider_address_hash text not null default repeat('0', 43)
  check (length(wider_address_hash) between 20 and 100);
create index appointment_held_from_wider on appointment (wider_address_hash) where state = 'hold';

-- A reservation that ended without a payment. Who reserves the same tyres again and again has to wait in between.
create table ended_reservation (
  order_id uuid not null references shop_order on delete cascade,
  reserved_at timestamptz not null,
  ended_at timestamptz not null,
  primary key (order_id, reserved_at),
  constraint ended_reservation_ends_after_its_start check (ended_at > reserved_at)
);
create index ended_reservation_ended_at on ended_reservation (ended_at);
