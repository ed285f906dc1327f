-- Invoices and credit notes are numbered without gaps, each in a series of its own: a counter that rolls back with the
-- transaction, which a sequence does not. Whoever takes a number locks its row until the transaction ends, so it is
-- taken last.
create table document_counter (
  series text primary key check (series in ('invoice', 'credit-note')),
  last_number integer not null
);
insert into document_counter values ('invoice', 100000), ('credit-note', 900000);

-- One a paid order. What is sold to whom stands with the order, which nobody changes once it is paid; here is what would
-- change otherwise: the seller, and the time of the fitting.
create table invoice (
  number integer primary key check (number > 0),
  order_id uuid not null unique references shop_order,
  issued_at timestamptz not null,
  paid_by text not null check (paid_by in ('bank', 'creditcard', 'apple-pay', 'mobile', 'klarna')),
  total_cents integer not null check (total_cents >= 0),
  fitted_at timestamptz,
  -- Name, Y-tunnus, address and account.
  seller jsonb not null check (jsonb_typeof(seller) = 'object')
);

-- Money of an invoice that goes back, all or a part.
create table credit_note (
  number integer primary key check (number > 0),
  invoice_number integer not null references invoice,
  refund_id uuid not null unique,
  issued_at timestamptz not null,
  amount_cents integer not null check (amount_cents > 0)
);
create index credit_note_of_invoice on credit_note (invoice_number);

-- Which part of which line, VAT included: so each rate of VAT gets back what it took.
create table credit_note_line (
  credit_note_number integer references credit_note,
  order_line_id integer references shop_order_line,
  gross_cents integer not null check (gross_cents > 0),
  vat_cents integer not null check (vat_cents between 0 and gross_cents),
  primary key (credit_note_number, order_line_id)
);
create index credit_note_line_of_order_line on credit_note_line (order_line_id);

-- Vouchers (Accounting Act, chapter 2): issued once, never changed.
create function refuse_change_of_voucher() returns trigger language plpgsql as $$
begin
  raise exception '% is a voucher and never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger invoice_is_never_changed before update or delete or truncate on invoice
for each statement execute function refuse_change_of_voucher();
create trigger credit_note_is_never_changed before update or delete or truncate on credit_note
for each statement execute function refuse_change_of_voucher();
create trigger credit_note_line_is_never_changed before update or delete or truncate on credit_note_line
for each statement execute function refuse_change_of_voucher();

-- The last guard, should the code be wrong: no more goes back than was paid, of the whole and of each line, and the lines
-- of a credit note add up to it.
create function check_credit_note() returns trigger language plpgsql as $$
begin
  perform from invoice where number = new.invoice_number for no key update;
  if exists (
    select from invoice where number = new.invoice_number
      and total_cents < (select sum(amount_cents) from credit_note where invoice_number = new.invoice_number)
  ) or exists (
    select from shop_order_line line join credit_note_line credited on credited.order_line_id = line.id
    where order_id = (select order_id from invoice where number = new.invoice_number)
    group by line.id having sum(credited.gross_cents) > line.total_cents - line.discount_cents
      or sum(credited.vat_cents) > line.vat_cents
  ) then
    raise exception 'credit notes exceed invoice %', new.invoice_number
      using errcode = 'check_violation', constraint = 'credit_notes_within_invoice';
  end if;
  if new.amount_cents is distinct from (
    select sum(gross_cents) from credit_note_line where credit_note_number = new.number
  ) then
    raise exception 'the lines of credit note % do not add up to it', new.number
      using errcode = 'check_violation', constraint = 'credit_note_adds_up';
  end if;
  return null;
end $$;
create constraint trigger credit_note_is_within_invoice after insert on credit_note
deferrable initially deferred for each row execute function check_credit_note();
