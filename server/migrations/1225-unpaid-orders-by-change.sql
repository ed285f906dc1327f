-- no transaction
create index concurrently if not exists shop_order_unpaid on shop_order (changed_at) where order_status = 'unpaid';
