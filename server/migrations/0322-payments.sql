-- A hash of what the order says. A payment that has begun is of exactly this.
alter table shop_order
  add column content_hash text check (content_hash ~ '^[A-Za-z0-9_-]{43}$'),
  -- Until when stock, time and promo code are held for its payment; null when nothing is held.
  add column held_until timestamptz,
  add constraint shop_order_holds_nothing_once_paid check (held_until is null or order_status = 'unpaid');
create index shop_order_held_until on shop_order (held_until) where held_until is not null;

-- One visit to a provider. Money may come for any of them, however it ended; it pays the order at most once.
create table payment_attempt (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order on delete cascade,
  -- With the order number the stamp that the provider knows.
  attempt smallint not null check (attempt between 1 and 9999),
  method text not null check (method in ('bank', 'creditcard', 'apple-pay', 'mobile', 'klarna')),
  amount_cents integer not null check (amount_cents > 0),
  -- Surplus: money came that the order could not use, and goes back.
  state text not null default 'starting'
    check (state in ('starting', 'open', 'pending', 'failed', 'closed', 'paid', 'surplus')),
  -- Paytrail's transaction; the session of Klarna's page, and the order that Klarna makes of it.
  provider_id text check (length(provider_id) between 1 and 200),
  provider_order_id text check (length(provider_order_id) between 1 and 200),
  url text,
  started_at timestamptz not null,
  received_at timestamptz,
  captured_at timestamptz,
  extended_at timestamptz,
  -- When the provider is asked next, if it says nothing itself; null: no more.
  check_at timestamptz,
  checks smallint not null default 0 check (checks >= 0),
  constraint payment_attempt_of_order unique (order_id, attempt),
  constraint payment_attempt_has_its_url check (state <> 'open' or (url is not null and provider_id is not null)),
  constraint payment_attempt_money_is_received check ((state in ('paid', 'surplus')) = (received_at is not null)),
  constraint payment_attempt_is_captured_when_paid check (captured_at is null or received_at is not null)
);
create unique index payment_attempt_pays_once on payment_attempt (order_id) where state = 'paid';
create unique index payment_attempt_is_one_at_a_time on payment_attempt (order_id)
where state in ('starting', 'open', 'pending');
create unique index payment_attempt_of_provider on payment_attempt (provider_id);
create index payment_attempt_to_check on payment_attempt (check_at) where check_at is not null;

-- Money that goes back: due from the moment somebody decided so, made when the provider says so.
create table refund (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references payment_attempt,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in ('late', 'twice', 'cancelled', 'withdrawn', 'declined', 'other')),
  state text not null default 'due' check (state in ('due', 'sending', 'pending', 'refused', 'made')),
  requested_at timestamptz not null,
  made_at timestamptz,
  constraint refund_is_made_at_a_moment check ((state = 'made') = (made_at is not null))
);
create index refund_of_attempt on refund (attempt_id);
create index refund_not_made on refund (requested_at) where state <> 'made';

-- The last guard, should the code be wrong: never more goes back than came.
create function refuse_refund_over_payment() returns trigger language plpgsql as $$
begin
  perform from payment_attempt where id = new.attempt_id for update;
  if (select sum(amount_cents) from refund where attempt_id = new.attempt_id)
    > (select amount_cents from payment_attempt where id = new.attempt_id and received_at is not null) is not false then
    raise exception 'more than came for payment % would go back', new.attempt_id
      using errcode = 'check_violation', constraint = 'refund_within_payment';
  end if;
  return null;
end $$;
create trigger refund_within_payment after insert or update of amount_cents, attempt_id on refund
for each row execute function refuse_refund_over_payment();
