create table cart (
  id uuid primary key default gen_random_uuid(),
  guest_id uuid,
  customer_id text check (length(customer_id) between 1 and 100),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Set when it has become an order, or another cart of the same person.
  closed_at timestamptz,
  constraint cart_has_one_owner check (num_nonnulls(guest_id, customer_id) = 1)
);
create unique index cart_open_of_guest on cart (guest_id) where closed_at is null;
create unique index cart_open_of_customer on cart (customer_id) where closed_at is null;

-- Prices are not kept here: until the order they are those of the tyre.
create table cart_line (
  id integer generated always as identity primary key,
  cart_id uuid not null references cart on delete cascade,
  tyre_id integer not null references tyre,
  quantity smallint not null check (quantity between 1 and 999),
  added_at timestamptz not null,
  constraint cart_line_is_one_for_a_tyre unique (cart_id, tyre_id)
);
create index cart_line_of_tyre on cart_line (tyre_id);

-- What a cart may hold of a tyre at most; null when there is no such tyre.
create function sellable(of_tyre integer) returns integer language sql stable parallel safe
return (
  select case when active then greatest(0, least(available, 999)) else 0 end
  from tyre join tyre_stock on tyre_stock.tyre_id = tyre.id where tyre.id = of_tyre
);

-- The same, and it stays so until the transaction ends.
create function lock_sellable(of_tyre integer) returns integer language plpgsql as $$
begin
  perform from stock_batch where tyre_id = of_tyre for share;
  return sellable(of_tyre);
end $$;

-- The last guard, should the code be wrong: nobody puts more in a cart than there is.
create function refuse_line_over_stock() returns trigger language plpgsql as $$
begin
  if new.quantity > coalesce(sellable(new.tyre_id), 0) then
    raise exception 'a cart line of % is over the stock of tyre %', new.quantity, new.tyre_id
      using errcode = 'check_violation', constraint = 'cart_line_within_stock';
  end if;
  return null;
end $$;
create trigger cart_line_within_stock after insert or update of tyre_id, quantity on cart_line
for each row execute function refuse_line_over_stock();
