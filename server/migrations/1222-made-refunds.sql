-- no transaction
create index concurrently if not exists refund_made on refund (requested_at, id) where state = 'made';
