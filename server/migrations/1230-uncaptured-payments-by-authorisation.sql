-- no transaction
create index concurrently if not exists payment_attempt_uncaptured_by_authorisation
on payment_attempt (coalesce(extended_at, started_at))
where method = 'klarna' and state = 'paid' and captured_at is null;
