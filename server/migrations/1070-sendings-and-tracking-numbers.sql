-- An order that was marked as sent by mistake can be sent again later. The id tells one sending from the next, so that
-- the e-mail of a sending that was undone is never written. Orders that were sent before have none.
alter table shop_order add column sending_id uuid;
alter table shop_order add constraint shop_order_with_a_sending_is_sent
  check (sending_id is null or shipped_at is not null);

-- The carrier's numbers of the parcels of an order.
alter table shop_order add column tracking_numbers text[] not null default '{}' check (
  cardinality(tracking_numbers) <= 20 and array_position(tracking_numbers, null) is null
    and array_to_string(tracking_numbers, ' ') ~ '^([A-Z0-9-]{6,40}( |$))*$'
);

-- The withdrawal period follows a corrected date of delivery only if that is later than the earlier ones.
alter table shop_order add column withdrawal_from timestamptz;
alter table shop_order add constraint shop_order_withdrawal_begins_after_delivery
  check (withdrawal_from is null or withdrawal_from >= delivered_at);

alter table order_email drop constraint order_email_event_check;
alter table order_email add constraint order_email_event_check check (
  event in ('confirmed', 'refunded-late', 'refunded', 'cancelled', 'withdrawal-received', 'shipped', 'sending-corrected')
);

-- The carrier's page about a parcel. The place of the tracking number is written as {number}.
alter table delivery_setting add column tracking_link text check (
  length(tracking_link) <= 300 and tracking_link ~ '^https://[^ ]+$' and position('{number}' in tracking_link) > 0
);
