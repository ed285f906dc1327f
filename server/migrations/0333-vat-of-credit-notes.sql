-- The VAT of a credit note is computed on the sum of each rate and only shared over its lines, so a line may get back a
-- cent more or less than its own share in the invoice. The last guard therefore compares the VAT of each rate, and money
-- and pieces of each line as before.
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
      or sum(credited.quantity) > line.quantity
  ) or exists (
    select from shop_order_line line cross join lateral (
      select coalesce(sum(vat_cents), 0) as vat_cents from credit_note_line where order_line_id = line.id
    ) credited
    where order_id = (select order_id from invoice where number = new.invoice_number)
    group by vat_permille having sum(credited.vat_cents) > sum(line.vat_cents)
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
