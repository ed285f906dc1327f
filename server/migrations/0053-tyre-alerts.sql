-- Who waits for a tyre: one e-mail, then the row goes. The address is all that is known of them.
create table tyre_alert (
  id uuid primary key,
  tyre_id integer not null references tyre on delete cascade,
  kind text not null check (kind in ('stock', 'price')),
  email text not null check (email = lower(email) and email like '%_@_%' and email !~ '[[:cntrl:]]'
    and length(email) <= 254),
  locale text not null check (locale in ('fi_FI', 'en_GB')),
  -- The price when it was asked for; a notice without a target comes at anything below it.
  asked_cents integer not null check (asked_cents > 0),
  target_cents integer check (target_cents > 0 and target_cents < asked_cents),
  asked_at timestamptz not null,
  -- Null until the owner of the address says so.
  confirmed_at timestamptz check (confirmed_at >= asked_at),
  constraint tyre_alert_is_one_of_a_kind unique (email, tyre_id, kind),
  constraint tyre_alert_target_is_of_a_price check (target_cents is null or kind = 'price')
);
create index tyre_alert_of_tyre on tyre_alert (tyre_id) where confirmed_at is not null;
create index tyre_alert_asked on tyre_alert (asked_at);

-- Whether a confirmed notice is to be sent. Of a lower price too only while the tyre can be had.
create function tyre_alert_due(of_alert tyre_alert) returns boolean language sql stable parallel safe
return (
  select of_alert.confirmed_at is not null and sellable(tyre.id) > 0
    and (of_alert.kind = 'stock' or price_cents <= coalesce(of_alert.target_cents, of_alert.asked_cents - 1))
  from tyre where tyre.id = of_alert.tyre_id
);
