create table passkey (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- How often the authenticator says it was used; many always say 0.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 50),
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_customer on passkey (customer_id);

-- Used once: the row goes with the first use.
create table passkey_challenge (
  challenge text primary key,
  -- Who may register with it; null for a log-in.
  customer_id uuid references customer on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
