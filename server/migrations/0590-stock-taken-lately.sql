-- What was sold in the last 30 days is counted for lists of the back office, from the index alone.
create index stock_taken_lately on stock_taken (taken_at) include (tyre_id, quantity, returned);
drop index shop_order_paid_lately;
