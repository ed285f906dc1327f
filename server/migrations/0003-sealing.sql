-- Short-lived key pairs for sealed fields, so that all processes open what any of them invited.
create table sealing_key (
  kid text primary key,
  public_jwk jsonb not null,
  -- A compact JWE, opened with a key derived from SECRET_KEY.
  private_jwk_sealed text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > created_at)
);
create index sealing_key_newest on sealing_key (created_at);
