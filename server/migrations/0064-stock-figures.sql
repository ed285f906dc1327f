-- As stockFigure in contracts/src/values: two quantities with the same word look the same in the shop, so that only
-- a sale that changes what pages say makes them anew.
create or replace function stock_word(quantity bigint) returns text language sql immutable parallel safe
return case when coalesce(quantity, 0) <= 0 then '0' when quantity <= 8 then quantity::text
  when quantity <= 20 then '>8' when quantity <= 50 then '>20' when quantity <= 100 then '>50'
  when quantity <= 250 then '>100' else '>250' end;
