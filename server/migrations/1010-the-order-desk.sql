-- Staff pack the tyres of an order before they send them. Every change of an order gives it a new version, so that an
-- action of staff on an order that has changed since they opened it is refused.
alter table shop_order add column packed_at timestamptz, add column version integer not null default 1;
alter table shop_order drop constraint shop_order_is_sent_when_paid;
alter table shop_order add constraint shop_order_is_sent_when_paid check (
  num_nonnulls(packed_at, shipped_at, delivered_at, withdrawn_at, cancelled_at) = 0 or order_status = 'paid'
);

create function raise_order_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger shop_order_has_a_version before update on shop_order
for each row execute function raise_order_version();

-- The lists of the order desk read the orders that are not finished, which are few among all orders.
create index shop_order_to_send on shop_order (created_at)
where progress = 'paid' and shipped_at is null and withdrawn_at is null;
create index appointment_firm_at on appointment (lower(during)) where state = 'firm';

-- Staff find orders by the beginning of what a caller tells them.
create index shop_order_by_number on shop_order (order_number text_pattern_ops);
create index shop_order_by_plate on shop_order (upper(replace(replace(licence_plate, '-', ''), ' ', '')) text_pattern_ops)
where licence_plate is not null;
create index shop_order_address_by_email on shop_order_address (lower(email) text_pattern_ops) where kind = 'billing';
create index shop_order_address_by_name on shop_order_address (lower(first_name || ' ' || last_name) text_pattern_ops)
where kind = 'billing';
create index shop_order_address_by_surname on shop_order_address (lower(last_name || ' ' || first_name) text_pattern_ops)
where kind = 'billing';
create index shop_order_address_by_company on shop_order_address (lower(company_name) text_pattern_ops)
where kind = 'billing';
create index shop_order_address_by_phone on shop_order_address (
  regexp_replace(regexp_replace(contact_number, '\D', '', 'g'), '^(00358|358|0)', '') text_pattern_ops
) where kind = 'billing';

-- The timeline of an order shows its e-mails as they were sent, and what staff did.
alter table order_email add column mail_id uuid references mail (id) on delete set null;
create index order_email_of_mail on order_email (mail_id) where mail_id is not null;
create index audit_of_order on audit ((details ->> 'order')) where details ->> 'order' is not null;
