-- no transaction
create index concurrently if not exists customer_closed on customer (closed_at) where closed_at is not null;
