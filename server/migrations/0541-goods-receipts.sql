-- What a supplier delivered. A draft can be edited; once received, the goods receipt stays as it is.
create table goods_receipt (
  id integer generated always as identity primary key,
  version integer not null default 1,
  supplier text not null check (length(supplier) between 1 and 100),
  delivery_note text not null check (length(delivery_note) between 1 and 60),
  delivered_on date not null,
  created_at timestamptz not null,
  received_at timestamptz,
  received_by uuid,
  constraint goods_receipt_is_received_by_somebody check ((received_at is null) = (received_by is null))
);
create trigger goods_receipt_version before update on goods_receipt
for each row when (new.* is distinct from old.*) execute function raise_version();
create index goods_receipt_of_day on goods_receipt (delivered_on);

create table goods_receipt_line (
  id integer generated always as identity primary key,
  goods_receipt_id integer not null references goods_receipt on delete cascade,
  tyre_id integer not null references tyre,
  dot_year smallint not null check (dot_year between 2000 and 2100),
  dot_week smallint not null check (dot_week between 1 and 53),
  quantity integer not null check (quantity between 1 and 9999),
  -- Without VAT.
  purchase_cents integer not null check (purchase_cents between 1 and 100000000),
  -- Set when the line is received.
  as_new boolean
);
create index goods_receipt_line_of_receipt on goods_receipt_line (goods_receipt_id);
create index goods_receipt_line_of_tyre on goods_receipt_line (tyre_id);

create function refuse_received_change() returns trigger language plpgsql as $$
begin
  if old.received_at is not null then
    raise exception 'goods receipt % is received and stays as it is', old.id
      using errcode = 'check_violation', constraint = 'goods_receipt_stays';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger goods_receipt_stays before update or delete on goods_receipt
for each row execute function refuse_received_change();

create function refuse_received_line_change() returns trigger language plpgsql as $$
declare of_receipt integer := case when tg_op = 'INSERT' then new.goods_receipt_id else old.goods_receipt_id end;
begin
  if exists (select from goods_receipt where id = of_receipt and received_at is not null) then
    raise exception 'goods receipt % is received and stays as it is', of_receipt
      using errcode = 'check_violation', constraint = 'goods_receipt_stays';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger goods_receipt_line_stays before insert or update or delete on goods_receipt_line
for each row execute function refuse_received_line_change();

-- Every change of stock by staff: goods that arrived, and corrections. Sales and returns are in stock_taken.
create table stock_change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  tyre_id integer not null references tyre,
  dot_year smallint not null,
  dot_week smallint not null,
  as_new boolean not null,
  difference integer not null,
  quantity_before integer not null check (quantity_before >= 0),
  quantity_after integer not null check (quantity_after >= 0),
  reason text not null check (reason in ('received', 'counted', 'broken', 'lost', 'found', 'sample', 'other')),
  note text check (length(note) between 1 and 500),
  goods_receipt_id integer references goods_receipt,
  staff_id uuid,
  constraint stock_change_adds_up check (quantity_before + difference = quantity_after),
  constraint stock_change_for_another_reason_says_which check (reason <> 'other' or note is not null)
);
create index stock_change_of_tyre on stock_change (tyre_id, id);

create function refuse_stock_change_change() returns trigger language plpgsql as $$
begin
  raise exception 'the changes of stock are added to and not changed'
    using errcode = 'check_violation', constraint = 'stock_change_stays';
end $$;
create trigger stock_change_stays before update or delete on stock_change
for each row execute function refuse_stock_change_change();
create trigger stock_change_is_not_emptied before truncate on stock_change
for each statement execute function refuse_stock_change_change();

-- The sales of the last thirty days are summed for the list of stock.
create index stock_taken_at on stock_taken (taken_at);
