-- What staff register when they cancel an order for its buyer, or receive a notice of withdrawal by phone, letter or
-- e-mail. The reasons are choices, so that no text about a person is stored.
create table order_notice (
  order_id uuid primary key references shop_order on delete cascade,
  kind text not null check (kind in ('cancellation', 'withdrawal')),
  channel text not null check (channel in ('phone', 'email', 'letter', 'in-person')),
  registered_at timestamptz not null,
  staff_id uuid not null references staff,
  requested_by text check (requested_by in ('buyer', 'representative', 'service-point')),
  reason text check (reason in ('changed-mind', 'wrong-tyres', 'too-late', 'fitting', 'duplicate', 'other')),
  sent_on date,
  -- The notice was sent after the withdrawal period, and an owner accepted it nevertheless.
  is_goodwill boolean not null default false,
  constraint order_notice_is_of_its_kind check (
    case kind
      when 'cancellation' then num_nulls(requested_by, reason) = 0 and sent_on is null and not is_goodwill
      else num_nonnulls(requested_by, reason) = 0 and sent_on is not null
    end
  )
);
create index order_notice_by_staff on order_notice (staff_id);
