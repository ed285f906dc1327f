-- A request claims its key before it is carried out, and its answer is stored afterwards: use cases with several
-- transactions, or with a request to a payment provider between them, cannot store it in the one that moves something.
alter table idempotent_answer
  alter column answer drop not null,
  -- The request that holds the claim. Another one may take the key over once the claim has run out.
  add column run uuid,
  add column claimed_until timestamptz not null default '-infinity',
  -- Set within the transaction that moves something: from then on the request is never carried out again.
  add column carried_out boolean not null default false;
