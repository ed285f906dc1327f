-- The list of customers shows those without an order last. An index answers only an order with the same place for nulls.
drop index customer_sales_by_last_order;
create index customer_sales_by_last_order on customer_sales (last_order_at desc nulls last, customer_id desc);
