-- Products and services have VAT rates of their own, by start date. Recycling fees and delivery have the rate of the
-- products to which they belong (Value Added Tax Act, section 73). Services begin with the rates that applied to both.
alter table vat_rate add column kind text not null default 'products' check (kind in ('products', 'services'));
alter table vat_rate drop constraint vat_rate_pkey;
alter table vat_rate add primary key (kind, valid_from);
insert into vat_rate (kind, valid_from, permille) select 'services', valid_from, permille from vat_rate;
alter table vat_rate alter column kind drop default;

-- The rate of products.
create or replace function vat_permille_on(day date) returns smallint language sql stable parallel safe
return (
  select permille from vat_rate where kind = 'products' and valid_from <= day order by valid_from desc limit 1
);

create function service_vat_permille_on(day date) returns smallint language sql stable parallel safe
return (
  select permille from vat_rate where kind = 'services' and valid_from <= day order by valid_from desc limit 1
);
