-- Money that came for an order after its buyer had confirmed another one.
alter table refund drop constraint refund_reason_check, add constraint refund_reason_check
  check (reason in ('late', 'replaced', 'twice', 'wrong-amount', 'cancelled', 'withdrawn', 'declined', 'other'));
