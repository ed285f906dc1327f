-- By law, from a day on. 25.5 % since 1 September 2024 (Arvonlisäverolaki 84 §).
create table vat_rate (
  valid_from date primary key,
  permille smallint not null check (permille between 0 and 999)
);
insert into vat_rate (valid_from, permille) values ('2024-09-01', 255);

create function vat_permille_on(day date) returns smallint language sql stable parallel safe
return (select permille from vat_rate where valid_from <= day order by valid_from desc limit 1);

-- What delivery without fitting costs from so many tyres on, VAT included. Edited without code.
create table delivery_tier (
  from_quantity smallint primary key check (from_quantity between 1 and 999),
  gross_cents integer not null check (gross_cents between 0 and 100000)
);
insert into delivery_tier (from_quantity, gross_cents) values (1, 1490), (2, 2290), (3, 2990), (4, 3990);

-- Every quantity has a price: that of one tyre cannot be taken away.
create function keep_first_delivery_tier() returns trigger language plpgsql as $$
begin
  if not exists (select from delivery_tier where from_quantity = 1) then
    raise exception 'the delivery of one tyre needs a price' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger delivery_tier_begins_at_one after update or delete on delivery_tier
deferrable initially deferred for each row execute function keep_first_delivery_tier();

-- Kept pages show these figures.
create function note_changed_prices() returns trigger language plpgsql as $$
begin
  perform bump_revision('pricing');
  return null;
end $$;
create trigger delivery_tier_changed after insert or update or delete on delivery_tier
for each statement execute function note_changed_prices();
create trigger vat_rate_changed after insert or update or delete on vat_rate
for each statement execute function note_changed_prices();
