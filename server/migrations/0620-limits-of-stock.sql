-- A batch can grow to a million tyres at most. This is the last guard behind the limits of forms and files. It is a
-- trigger and not a check constraint, because databases exist in which a file has stored larger quantities: those can
-- still be sold and corrected downwards.
create function refuse_overfull_batch() returns trigger language plpgsql as $$
begin
  raise exception 'a batch of % tyres of article % is too large', new.quantity, new.tyre_id
    using errcode = 'check_violation', constraint = 'stock_batch_is_not_overfull';
end $$;
create trigger stock_batch_is_not_overfull_at_first before insert on stock_batch
for each row when (new.quantity > 1000000) execute function refuse_overfull_batch();
create trigger stock_batch_is_not_overfull before update of quantity on stock_batch
for each row when (new.quantity > 1000000 and new.quantity > old.quantity) execute function refuse_overfull_batch();

-- A sum as an integer. A sum that no integer can represent becomes the nearest one instead of an error, because one
-- wrong quantity must not make the whole list fail.
create function integer_of(amount numeric) returns integer language sql immutable parallel safe
return least(2147483647, greatest(-2147483648, amount))::integer;

create or replace view tyre_stock as
select
  tyre.id as tyre_id,
  integer_of(greatest(0, coalesce(batches.quantity, 0) - coalesce(reserved.quantity, 0))) as available,
  -- Of the oldest batch in stock; null when there is none.
  (batches.oldest / 100)::smallint as dot_year,
  (batches.oldest % 100)::smallint as dot_week,
  integer_of(coalesce(batches.quantity, 0)) as quantity,
  integer_of(coalesce(reserved.quantity, 0)) as held
from tyre cross join lateral (
  select sum(quantity) as quantity, min(dot_year * 100 + dot_week) filter (where quantity > 0) as oldest
  from stock_batch where stock_batch.tyre_id = tyre.id and as_new
) as batches cross join lateral (
  select sum(quantity) as quantity from reserved_tyre where reserved_tyre.tyre_id = tyre.id
) as reserved;
