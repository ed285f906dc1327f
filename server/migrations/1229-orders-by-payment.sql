-- no transaction
create index concurrently if not exists shop_order_paid on shop_order (paid_at) where paid_at is not null;
