-- The data of the company that sells, in one row. The first start fills the row from the environment; from then on staff
-- change it in the back office. Without the row the shop takes no orders.
create table company (
  id smallint primary key default 1 check (id = 1),
  version integer not null default 1,
  name text not null check (length(name) between 2 and 70),
  business_id text not null check (business_id ~ '^\d{6,7}-\d$'),
  street text not null check (street <> ''),
  postcode text not null check (postcode ~ '^\d{5}$'),
  town text not null check (town <> ''),
  iban text not null check (iban ~ '^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$'),
  bic text not null check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  phone text not null check (phone <> ''),
  service_email text not null check (service_email <> ''),
  hours_fi text not null,
  hours_en text not null
);
create trigger company_version before update on company
for each row when (new.* is distinct from old.*) execute function raise_version();

-- Processes hold the row in memory, and cached content pages name the company.
create function note_company() returns trigger language plpgsql as $$
begin
  perform bump_revision('company');
  perform bump_revision('content');
  return null;
end $$;
create trigger company_changed after insert or update or delete on company
for each statement execute function note_company();

-- A credit note names the company as it was when the credit note was issued. The credit notes from before this column
-- showed the seller of their invoice.
alter table credit_note add column seller jsonb check (jsonb_typeof(seller) = 'object');
alter table credit_note disable trigger credit_note_is_never_changed;
update credit_note set seller = invoice.seller from invoice where invoice.number = invoice_number;
alter table credit_note enable trigger credit_note_is_never_changed;
alter table credit_note alter column seller set not null;

-- What invoices and credit notes copy. Null if the company is not known yet, which the columns refuse.
create function present_seller() returns jsonb language sql stable
return (
  select jsonb_build_object('name', name, 'businessId', business_id, 'street', street, 'postcode', postcode,
    'town', town, 'iban', iban, 'bic', bic)
  from company
);
