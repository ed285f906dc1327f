alter table marketing_event drop constraint marketing_event_event_check;
alter table marketing_event add constraint marketing_event_event_check
  check (event in ('viewed_product', 'added_to_cart', 'started_checkout', 'placed_order'));
