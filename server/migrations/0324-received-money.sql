-- What came, where it is not what was agreed: it goes back as a whole.
alter table payment_attempt
  add column received_cents integer check (received_cents > 0),
  add constraint payment_attempt_received_something check (received_cents is null or received_at is not null),
  add constraint payment_attempt_pays_what_was_agreed check (state <> 'paid' or received_cents is null);

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('late', 'twice', 'wrong-amount', 'cancelled', 'withdrawn', 'declined', 'other'));

create or replace function refuse_refund_over_payment() returns trigger language plpgsql as $$
begin
  perform from payment_attempt where id = new.attempt_id for update;
  if (select sum(amount_cents) from refund where attempt_id = new.attempt_id) > (
    select coalesce(received_cents, amount_cents) from payment_attempt
    where id = new.attempt_id and received_at is not null
  ) is not false then
    raise exception 'more than came for payment % would go back', new.attempt_id
      using errcode = 'check_violation', constraint = 'refund_within_payment';
  end if;
  return null;
end $$;
