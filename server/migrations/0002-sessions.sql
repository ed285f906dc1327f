-- Who is logged in. Nothing in a row is secret: tokens are the row's id and generation, signed.
create table session (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('customer', 'staff')),
  subject_id text not null check (subject_id <> ''),
  -- The customer for whom a member of staff acts.
  acting_for text check (acting_for <> ''),
  generation integer not null default 1 check (generation > 0),
  rotated_at timestamptz not null,
  device text not null,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('logged-out', 'ended-by-owner', 'password-changed', 'token-reused', 'access-withdrawn')),
  constraint session_acting_is_staff check (acting_for is null or subject_kind = 'staff'),
  constraint session_lives check (expires_at > created_at),
  constraint session_end_has_reason check ((ended_at is null) = (ended_why is null))
);
create index session_subject on session (subject_kind, subject_id);
create index session_expiry on session (expires_at);
