-- Staff read why a payment failed: the provider reported it, or the customer came back without having paid. It is not
-- known for payments that failed before.
alter table payment_attempt add column failed_by text check (failed_by in ('provider', 'customer'));
