-- What the provider said when it refused a refund, how staff paid it by hand, and their explanation of it.
alter table refund
  add column refused_at timestamptz,
  add column provider_message text check (length(provider_message) <= 300),
  -- The id under which the provider knows the refund; null for the first request, which has the id of the refund. A
  -- refused refund gets another one when it is sent again, because providers answer a known id as they did before.
  add column request_id uuid unique,
  add column paid_on date,
  add column bank_reference text check (length(bank_reference) between 1 and 60),
  add column paid_by uuid references staff,
  add column note text not null default '' check (length(note) <= 500),
  add constraint refund_paid_by_hand check (
    (paid_on is null) = (bank_reference is null) and (paid_on is null) = (paid_by is null)
    and (paid_on is null or state = 'made')
  );
create index refund_paid_by_staff on refund (paid_by) where paid_by is not null;

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check check (reason in (
  'late', 'replaced', 'twice', 'wrong-amount', 'cancelled', 'withdrawn', 'declined', 'goodwill', 'defective', 'missing',
  'delayed', 'wrong-price', 'other'
));

-- How much of an order staff may refund without a further right.
alter table company add column refund_limit_cents integer not null default 30000 check (refund_limit_cents >= 0);
