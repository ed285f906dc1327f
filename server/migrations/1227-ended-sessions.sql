-- no transaction
create index concurrently if not exists session_ended on session (ended_at) where ended_at is not null;
