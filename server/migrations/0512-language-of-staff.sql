-- The language in which a member of staff uses the back office, and in which their e-mails are written.
alter table staff add column locale text not null default 'fi_FI' check (locale in ('fi_FI', 'en_GB'));
create index session_of_staff on session (subject_id, created_at) where subject_kind = 'staff';
