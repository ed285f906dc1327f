-- A draft is not in the shop yet. An article off sale has a page that says it is sold out. The page of an archived
-- article is gone, or redirects to its successor.
alter table tyre
  add column state text not null default 'on-sale' check (state in ('draft', 'on-sale', 'off-sale', 'archived')),
  add column successor_id integer references tyre,
  -- The latest purchase price without VAT. Customers never see it.
  add column purchase_cents integer check (purchase_cents between 1 and 100000000),
  alter column ean drop not null,
  alter column price_cents drop not null;
update tyre set state = 'off-sale' where not active;
alter table tyre drop column active;
alter table tyre
  add column active boolean not null generated always as (state = 'on-sale') stored,
  add constraint tyre_only_drafts_are_incomplete check (state = 'draft' or num_nulls(ean, price_cents) = 0),
  add constraint tyre_only_archived_have_successors check (
    successor_id is null or (state = 'archived' and successor_id <> id)
  );
create index tyre_of_successor on tyre (successor_id) where successor_id is not null;

-- The price of a draft may be missing; its history begins with its first price.
create or replace function begin_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (tyre_id, price_cents, valid_from)
  select id, price_cents, catalogue_moment() from added where price_cents is not null order by id;
  return null;
end $$;

create or replace function continue_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (tyre_id, price_cents, valid_from)
  select now_is.id, now_is.price_cents, catalogue_moment()
  from after_change as now_is join before_change as was using (id)
  where now_is.price_cents is not null and now_is.price_cents is distinct from was.price_cents order by now_is.id;
  return null;
end $$;
