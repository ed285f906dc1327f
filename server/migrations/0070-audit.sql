-- Who did what that matters later: log-ins, passwords, rights, acting for a customer. Rows are added and never changed.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('nobody', 'customer', 'staff', 'shop')),
  actor_id text check (actor_id <> ''),
  action text not null check (action ~ '^[a-z][a-z-]{1,59}$'),
  -- The customer whom it concerns.
  customer_id text check (customer_id <> ''),
  address text,
  device text,
  details jsonb not null default '{}' check (
    jsonb_typeof(details) = 'object'
    and not details ?| array['password', 'oldpassword', 'token', 'access_token', 'refresh_token', 'secret', 'cookie', 'email']
  ),
  constraint audit_known_actor_has_id check (actor_kind not in ('customer', 'staff') or actor_id is not null)
);
create index audit_of_customer on audit (customer_id, at) where customer_id is not null;
create index audit_time on audit (at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or old.at > now() - interval '2 years' then
    raise exception 'the audit is added to and not changed' using errcode = 'check_violation', constraint = 'audit_stays';
  end if;
  return old;
end $$;
create trigger audit_stays before update or delete on audit
for each row execute function refuse_audit_change();
