-- Staff may change where a paid order is delivered until it is sent. The old and the new values stay with the order.
create table shop_order_change (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order (id) on delete cascade,
  at timestamptz not null,
  staff_id uuid not null references staff (id),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object')
);
create index shop_order_change_of_order on shop_order_change (order_id);

-- The invoice shows the delivery address that the order had when it was issued, so a change stores that address.
alter table shop_order_address drop constraint shop_order_address_kind_check;
alter table shop_order_address add constraint shop_order_address_kind_check
  check (kind in ('billing', 'shipping', 'invoiced'));
alter table shop_order_address drop constraint shop_order_address_ships_somewhere;
alter table shop_order_address add constraint shop_order_address_ships_somewhere
  check ((kind <> 'billing') = (ship_to is not null));

alter table order_email drop constraint order_email_event_check;
alter table order_email add constraint order_email_event_check check (
  event in (
    'confirmed', 'refunded-late', 'refunded', 'cancelled', 'withdrawal-received', 'shipped', 'sending-corrected',
    'return-agreed', 'details-changed'
  )
);
