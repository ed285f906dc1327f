-- What was sold in the last 30 days is counted for lists of the back office.
create index shop_order_paid_lately on shop_order (paid_at) where paid_at is not null;
