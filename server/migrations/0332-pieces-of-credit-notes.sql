-- How many pieces of an order line a credit note takes back with its money. Zero where only the price is reduced, and on
-- credit notes from before this column.
alter table credit_note_line
  add column quantity smallint not null default 0 check (quantity >= 0);

-- The last guard also counts the pieces: no more come back than were sold.
create or replace function check_credit_note() returns trigger language plpgsql as $$
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
      or sum(credited.quantity) > line.quantity
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
