-- no transaction
create index concurrently if not exists payment_attempt_uncaptured on payment_attempt (id)
where method = 'klarna' and state = 'paid' and captured_at is null;
