-- Files that go with a mail; gone when it is.
create table mail_attachment (
  mail_id uuid not null references mail on delete cascade,
  position smallint not null check (position >= 1),
  -- Plain ASCII: it stands in headers.
  file_name text not null check (file_name ~ '^[a-z0-9][a-z0-9._-]{0,99}$'),
  media_type text not null check (media_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  content bytea not null check (length(content) <= 10000000),
  primary key (mail_id, position)
);
