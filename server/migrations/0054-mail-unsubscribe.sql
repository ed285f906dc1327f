-- Where one press ends such mails (RFC 8058).
alter table mail add column unsubscribe_url text check (unsubscribe_url ~ '^https?://[^[:space:]<>]+$');
