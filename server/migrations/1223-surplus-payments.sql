-- no transaction
create index concurrently if not exists payment_attempt_surplus on payment_attempt (received_at) where state = 'surplus';
