-- A payment that needs staff: since when, for which reason, and when the provider was last asked in vain.
alter table payment_attempt
  add column stuck_since timestamptz,
  add column stuck_because text check (stuck_because in ('not-captured', 'not-extended', 'wrong-currency')),
  add column stuck_tried_at timestamptz,
  add constraint payment_attempt_is_stuck_for_a_reason
    check (num_nonnulls(stuck_since, stuck_because, stuck_tried_at) in (0, 3));
create index payment_attempt_stuck on payment_attempt (stuck_since) where stuck_since is not null;
