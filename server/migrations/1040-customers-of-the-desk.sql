-- Staff edit the contact details and the permissions of a customer, so a customer has a version. What changes beside
-- them, such as a password, is no conflict with a form of staff.
alter table customer add column version integer not null default 1;
create trigger customer_version before update on customer for each row
when (
  (new.email, new.salutation, new.first_name, new.last_name, new.country_code, new.contact_number,
    new.is_company_user, new.company_name, new.company_vat_number, new.locale, new.permissions)
  is distinct from
  (old.email, old.salutation, old.first_name, old.last_name, old.country_code, old.contact_number,
    old.is_company_user, old.company_name, old.company_vat_number, old.locale, old.permissions)
)
execute function raise_version();

-- Staff find customers by the beginning of what a caller tells them, and sort the list by name or by age.
create index customer_by_email on customer (email text_pattern_ops) where closed_at is null;
create index customer_by_name on customer (lower(first_name || ' ' || last_name) text_pattern_ops)
where closed_at is null;
create index customer_by_surname on customer (lower(last_name || ' ' || first_name) text_pattern_ops)
where closed_at is null;
create index customer_by_company on customer (lower(company_name) text_pattern_ops)
where closed_at is null and company_name is not null;
create index customer_by_company_id on customer (
  regexp_replace(regexp_replace(upper(company_vat_number), '[^0-9A-Z]', '', 'g'), '^FI', '') text_pattern_ops
) where closed_at is null and company_vat_number is not null;
create index customer_by_phone on customer (
  regexp_replace(regexp_replace(contact_number, '\D', '', 'g'), '^(00358|358|0)', '') text_pattern_ops
) where closed_at is null;
create index customer_in_order on customer (last_name, first_name, id) where closed_at is null;
create index customer_newest on customer (created_at, id) where closed_at is null;

-- How many orders a customer has paid, for how much, and when the last one. Each customer has one row.
create table customer_sales (
  customer_id uuid primary key references customer on delete cascade,
  orders integer not null default 0,
  total_cents bigint not null default 0,
  last_order_at timestamptz
);
create index customer_sales_by_orders on customer_sales (orders, customer_id);
create index customer_sales_by_total on customer_sales (total_cents, customer_id);
create index customer_sales_by_last_order on customer_sales (last_order_at, customer_id);

create function begin_customer_sales() returns trigger language plpgsql as $$
begin
  insert into customer_sales (customer_id) values (new.id);
  return null;
end $$;
create trigger customer_has_sales after insert on customer for each row execute function begin_customer_sales();

-- Sums up the paid orders of a customer. Cancelled and refunded orders are not counted; what was credited is no sale.
create function store_customer_sales(of_customer text) returns void language plpgsql as $$
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
      select total_cents, paid_at, progress not in ('cancelled', 'refunded') as is_counted, (
        select coalesce(sum(amount_cents), 0)
        from invoice join credit_note on invoice_number = invoice.number where invoice.order_id = shop_order.id
      ) as credited_cents
      from shop_order where shop_order.customer_id = of_customer and order_status = 'paid'
    ) as paid
  )
  where customer_id = id_of_customer;
end $$;

create function note_sales_of_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.order_status = 'paid' then
    perform store_customer_sales(old.customer_id);
  end if;
  if tg_op <> 'DELETE' and new.order_status = 'paid' and (
    tg_op = 'INSERT' or old.order_status <> 'paid' or old.customer_id is distinct from new.customer_id
  ) then
    perform store_customer_sales(new.customer_id);
  end if;
  return null;
end $$;
create function note_sales_of_credit_note() returns trigger language plpgsql as $$
begin
  perform store_customer_sales(customer_id)
  from invoice join shop_order on shop_order.id = order_id where invoice.number = new.invoice_number;
  return null;
end $$;
-- The sums are stored at the commit, when the transaction has all its other locks.
create constraint trigger shop_order_changes_customer_sales
after insert or delete or update of customer_id, order_status, progress, total_cents on shop_order
deferrable initially deferred for each row execute function note_sales_of_order();
create constraint trigger credit_note_changes_customer_sales after insert on credit_note
deferrable initially deferred for each row execute function note_sales_of_credit_note();

insert into customer_sales (customer_id) select id from customer;
update customer_sales set orders = paid.orders, total_cents = paid.total_cents, last_order_at = paid.last_order_at
from (
  select shop_order.customer_id, count(*) filter (where progress not in ('cancelled', 'refunded')) as orders,
    sum(shop_order.total_cents - coalesce(credited_cents, 0)) as total_cents,
    max(paid_at) filter (where progress not in ('cancelled', 'refunded')) as last_order_at
  from shop_order left join (
    select order_id, sum(amount_cents) as credited_cents
    from invoice join credit_note on invoice_number = invoice.number group by order_id
  ) as credited on order_id = shop_order.id
  where order_status = 'paid' and shop_order.customer_id is not null group by shop_order.customer_id
) as paid
where customer_sales.customer_id::text = paid.customer_id;

-- The page of a customer lists the e-mails to the customer's address, and notes of staff.
create index mail_of_recipient on mail (lower(recipient), created_at);
create table customer_note (
  id integer generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  staff_id uuid not null references staff,
  written_at timestamptz not null,
  body text not null check (length(body) between 1 and 1000)
);
create index customer_note_of_customer on customer_note (customer_id, written_at);
create index customer_note_of_staff on customer_note (staff_id);

alter table session drop constraint session_ended_why_check;
alter table session add constraint session_ended_why_check check (
  ended_why in ('logged-out', 'ended-by-owner', 'ended-by-staff', 'password-changed', 'token-reused', 'access-withdrawn')
);
