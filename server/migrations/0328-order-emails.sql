-- E-mails of orders: each once, however often what leads to it is reported. Written by a job, since they carry files that
-- take a moment to draw.
create table order_email (
  order_id uuid not null references shop_order on delete cascade,
  event text not null check (
    event in ('confirmed', 'refunded-late', 'refunded', 'cancelled', 'withdrawal-received', 'shipped')
  ),
  -- The refund that it is about, else the order.
  subject_id uuid not null,
  requested_at timestamptz not null,
  written_at timestamptz,
  primary key (order_id, event, subject_id)
);
