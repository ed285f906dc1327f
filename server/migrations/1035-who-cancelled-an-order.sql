-- Staff read who cancelled an order. It is not known for orders that were cancelled before.
alter table shop_order add column cancelled_by text check (cancelled_by in ('customer', 'staff', 'job'));
alter table shop_order add constraint shop_order_is_cancelled_by_somebody
  check (cancelled_by is null or cancelled_at is not null);
