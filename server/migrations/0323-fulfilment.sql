-- What becomes of a paid order. `progress` says where it stands; these say when.
alter table shop_order
  add column shipped_at timestamptz,
  -- Fitted, or with the customer: the days of withdrawal count from here.
  add column delivered_at timestamptz,
  add column withdrawn_at timestamptz,
  add column cancelled_at timestamptz;
-- Of orders from before, the time of their fitting or payment is the nearest that is known.
update shop_order set delivered_at = coalesce(fitted_at, paid_at) where progress in ('fitted', 'delivered');
alter table shop_order
  add constraint shop_order_is_sent_when_paid
    check (num_nonnulls(shipped_at, delivered_at, withdrawn_at, cancelled_at) = 0 or order_status = 'paid'),
  add constraint shop_order_progress_has_its_moment check (
    (progress not in ('fitted', 'delivered') or delivered_at is not null)
    and (progress <> 'cancelled' or cancelled_at is not null)
    and ((progress = 'placed') = (order_status = 'unpaid'))
  );
-- Those that a job looks after: paid, and not fitted yet.
create index shop_order_to_fit on shop_order (cart_id) where progress = 'paid' and fitting;

-- Tyres that came back, piece by piece: what was paid for them goes back with the refund.
create table returned_tyre (
  id integer generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  tyre_id integer not null references tyre,
  quantity smallint not null check (quantity > 0),
  returned_at timestamptz not null
);
create index returned_tyre_of_order on returned_tyre (order_id);
create index returned_tyre_of_tyre on returned_tyre (tyre_id);

-- When the garage said by its link that the tyres are fitted.
alter table appointment
  add column done_at timestamptz,
  add constraint appointment_is_done_when_firm check (done_at is null or state = 'firm');
