-- The reference of a company's own bookkeeping, which the invoice of the order repeats.
alter table shop_order add buyer_reference text
  check (char_length(buyer_reference) between 1 and 50);
