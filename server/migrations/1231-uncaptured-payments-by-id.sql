-- no transaction
drop index concurrently if exists payment_attempt_uncaptured;
