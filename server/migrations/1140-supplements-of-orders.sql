-- A supplement is an order of its own with one line, the difference in the price of a fitting that was moved to a dearer
-- service point. It is paid, invoiced and refunded like every order, and belongs to the order that was moved.
alter table shop_order add column supplement_of uuid;
alter table shop_order add constraint shop_order_supplement_of_fkey
foreign key (supplement_of) references shop_order not valid;
alter table shop_order validate constraint shop_order_supplement_of_fkey;
-- A supplement has nothing to send or to fit.
alter table shop_order add constraint shop_order_supplement_is_a_service check (
  supplement_of is null or (not fitting and goods_cents + delivery_cents + discount_cents = 0 and total_cents > 0
    and num_nonnulls(packed_at, shipped_at, delivered_at, withdrawn_at) = 0)
) not valid;
alter table shop_order validate constraint shop_order_supplement_is_a_service;
create index shop_order_supplements on shop_order (supplement_of) where supplement_of is not null;
-- An order has one payment link at a time.
create unique index shop_order_has_one_open_supplement on shop_order (supplement_of)
where supplement_of is not null and closed_at is null;

alter table order_email drop constraint order_email_event_check;
alter table order_email add constraint order_email_event_check check (
  event in (
    'confirmed', 'refunded-late', 'refunded', 'cancelled', 'withdrawal-received', 'shipped', 'sending-corrected',
    'return-agreed', 'details-changed', 'supplement-requested', 'supplement-paid'
  )
) not valid;
alter table order_email validate constraint order_email_event_check;

-- What was paid for supplements is part of the sales, but a supplement is no order that a customer has placed.
create or replace function store_customer_sales(of_customer text) returns void language plpgsql as $$
declare
  id_of_customer constant uuid := case when of_customer ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then of_customer::uuid end;
begin
  -- The row is locked first, so that the sums see every order of the customer that was committed before.
  perform from customer_sales where customer_id = id_of_customer for update;
  if not found then
    return;
  end if;
  update customer_sales set (orders, total_cents, last_order_at) = (
    select count(*) filter (where is_counted), coalesce(sum(total_cents - credited_cents), 0),
      max(paid_at) filter (where is_counted)
    from (
      select total_cents, paid_at, supplement_of is null and progress not in ('cancelled', 'refunded') as is_counted, (
        select coalesce(sum(amount_cents), 0)
        from invoice join credit_note on invoice_number = invoice.number where invoice.order_id = shop_order.id
      ) as credited_cents
      from shop_order where shop_order.customer_id = of_customer and order_status = 'paid'
    ) as paid
  )
  where customer_id = id_of_customer;
end $$;
