-- no transaction
create index concurrently if not exists invoice_by_moment on invoice (issued_at, number);
