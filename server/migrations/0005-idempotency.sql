-- The answer to a call that creates, written in the transaction that created.
create table idempotent_answer (
  caller text not null check (caller <> ''),
  key text not null check (length(key) between 1 and 200),
  call text not null check (call <> ''),
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (caller, key),
  check (expires_at > created_at)
);
create index idempotent_answer_expiry on idempotent_answer (expires_at);
