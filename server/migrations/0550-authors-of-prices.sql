-- Who changed a price, from which screen, and why. `author` is the id of a member of staff; it is null for changes by
-- SQL and by the shop itself. `guarded` means that the price guard stopped the change until somebody confirmed it.
alter table price_history
  add column author text,
  add column origin text check (origin in ('form', 'grid', 'bulk', 'import', 'plan', 'undo', 'command')),
  add column reason text check (length(reason) between 1 and 500),
  add column guarded boolean not null default false,
  add column run_id bigint,
  add constraint price_history_guarded_has_reason check (not guarded or reason is not null);

-- A transaction states these facts with set_config('pito.price_…', …, true) before it changes prices.
create function price_setting(setting text) returns text language sql stable
return nullif(current_setting('pito.price_' || setting, true), '');

create or replace function begin_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (tyre_id, price_cents, valid_from, author, origin, reason, guarded, run_id)
  select id, price_cents, catalogue_moment(), price_setting('author'), price_setting('origin'),
    price_setting('reason'), coalesce(price_setting('guarded'), 'false')::boolean, price_setting('run')::bigint
  from added where price_cents is not null order by id;
  return null;
end $$;

create or replace function continue_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (tyre_id, price_cents, valid_from, author, origin, reason, guarded, run_id)
  select now_is.id, now_is.price_cents, catalogue_moment(), price_setting('author'), price_setting('origin'),
    price_setting('reason'), coalesce(price_setting('guarded'), 'false')::boolean, price_setting('run')::bigint
  from after_change as now_is join before_change as was using (id)
  where now_is.price_cents is not null and now_is.price_cents is distinct from was.price_cents order by now_is.id;
  return null;
end $$;

-- The price guard stops prices below this one, which includes VAT.
alter table brand add column minimum_price_cents integer check (minimum_price_cents between 1 and 10000000);
