-- no transaction
-- Replaced by payment_attempt_uncaptured_by_authorisation (1230).
drop index concurrently if exists payment_attempt_uncaptured;
