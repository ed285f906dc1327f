-- The authenticator app of a member of staff.
create table staff_totp (
  staff_id uuid primary key references staff on delete cascade,
  -- Encrypted with a key derived from SECRET_KEY.
  sealed_secret text not null check (sealed_secret ~ '^[A-Za-z0-9_-]+$'),
  -- Null until the person has typed a code of the app.
  confirmed_at timestamptz,
  -- The time step of the latest accepted code: each code is accepted once, and none older than an accepted one.
  last_step bigint not null default 0
);

create table staff_passkey (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_of_staff on staff_passkey (staff_id);

-- Used once: the row disappears with the first use.
create table staff_passkey_challenge (
  challenge text primary key,
  staff_id uuid not null references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_passkey_challenge_of_staff on staff_passkey_challenge (staff_id);

-- Codes for a person who has lost the phone. The hash has a key derived from SECRET_KEY.
create table staff_recovery_code (
  staff_id uuid not null references staff on delete cascade,
  code_hash text not null check (code_hash ~ '^[A-Za-z0-9_-]{43}$'),
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- When a member of staff last gave the second factor in this session.
alter table session add column second_factor_at timestamptz;
