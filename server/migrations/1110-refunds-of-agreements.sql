-- The agreement on a return that a refund belongs to, so that the rest of the agreed amount is known. Earlier refunds of
-- an agreement were requested in the transaction that recorded the arrival of its tyres.
alter table refund add column agreement_id uuid references return_agreement;
create index refund_of_agreement on refund (agreement_id) where agreement_id is not null;

update refund set agreement_id = back.agreement_id
from payment_attempt attempt, returned_tyre back
where attempt.id = refund.attempt_id and back.order_id = attempt.order_id and back.agreement_id is not null
  and back.returned_at = refund.requested_at and refund.reason = 'other';
