-- Between which days the buyer was told that the tyres would be at home; null where they are fitted.
alter table shop_order
  add column delivery_from date,
  add column delivery_to date,
  add constraint shop_order_delivery_days_have_an_order check (
    num_nulls(delivery_from, delivery_to) <> 1 and delivery_from <= delivery_to
  );
