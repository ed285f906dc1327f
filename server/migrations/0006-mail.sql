-- Mail to send and mail sent. Without MAIL_URL it is only kept, and read on the development page.
create table mail (
  id uuid primary key,
  recipient text not null check (recipient !~ '[[:cntrl:]]' and recipient like '%_@_%'),
  subject text not null check (subject <> '' and subject !~ '[[:cntrl:]]'),
  body_text text not null check (body_text <> ''),
  body_html text,
  locale text not null check (locale in ('fi_FI', 'en_GB')),
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  last_tried_at timestamptz,
  last_error text,
  sent_at timestamptz
);
create index mail_newest on mail (created_at);
