-- The name and the logo under which the company sells, and the address that hears of each paid order (empty: no mail).
-- Contents of logos stay, because invoices and credit notes that have been issued show the logo of their day.
create table shop_logo (
  -- The name in addresses. It is derived from the content, so a replaced logo has another address.
  name text primary key check (name ~ '^upload-[0-9a-f]{32}$'),
  content bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);
alter table company add column shop_name text not null default '';
update company set shop_name = case name when 'Pito Demo Oy' then 'Pito' else left(name, 40) end;
alter table company alter column shop_name drop default;
alter table company add constraint company_shop_name_check check (length(shop_name) between 1 and 40);
alter table company add column logo text references shop_logo;
alter table company add column order_email text not null default '';

-- Invoices and credit notes that are older have no shop_name and show the name of the company.
create or replace function present_seller() returns jsonb language sql stable
return (
  select jsonb_build_object('name', name, 'businessId', business_id, 'street', street, 'postcode', postcode,
    'town', town, 'iban', iban, 'bic', bic, 'shopName', shop_name, 'logo', logo)
  from company
);
