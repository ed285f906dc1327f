create table captcha (
  key text primary key,
  form text not null check (form <> ''),
  answer_hash text not null,
  tries smallint not null default 0 check (tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at)
);
create index captcha_expiry on captcha (expires_at);

-- How often somebody (a hash of an address or an account) tried something since its window began.
create table attempt (
  what text not null check (what <> ''),
  who text not null check (who <> ''),
  count integer not null check (count > 0),
  window_started_at timestamptz not null,
  window_ends_at timestamptz not null,
  primary key (what, who),
  check (window_ends_at > window_started_at)
);
create index attempt_end on attempt (window_ends_at);
