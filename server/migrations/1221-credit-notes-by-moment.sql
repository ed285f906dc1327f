-- no transaction
create index concurrently if not exists credit_note_by_moment on credit_note (issued_at, number);
