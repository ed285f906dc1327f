-- What staff deducted from the refund of returned tyres, such as the loss in value of tyres that were driven on.
alter table refund
  add column deducted_cents integer not null default 0 check (deducted_cents >= 0),
  add column deduction_reason text check (deduction_reason in ('used', 'damaged')),
  add constraint refund_deduction_has_a_reason check ((deducted_cents > 0) = (deduction_reason is not null));

-- Withdrawals whose money has not been refunded completely, for the job that refunds the rest on the last day.
create index shop_order_withdrawn on shop_order (withdrawn_at)
where withdrawn_at is not null and progress not in ('cancelled', 'refunded');
