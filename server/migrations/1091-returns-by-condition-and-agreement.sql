-- Returned tyres are booked by condition. A damaged one has a photo; a missing one was expected and did not arrive, so it
-- is only recorded.
create table return_photo (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order on delete cascade,
  content bytea not null,
  uploaded_at timestamptz not null,
  staff_id uuid not null references staff,
  constraint return_photo_of_its_order unique (order_id, id)
);
create index return_photo_by_staff on return_photo (staff_id);

-- A return on which the shop and a company have agreed. The refund is a total for all agreed tyres.
create table return_agreement (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order on delete cascade,
  agreed_at timestamptz not null,
  staff_id uuid not null references staff,
  refund_cents integer not null check (refund_cents > 0),
  refund_permille integer check (refund_permille between 1 and 1000),
  transport_by text not null check (transport_by in ('shop', 'buyer')),
  deadline date not null,
  completed_at timestamptz
);
create unique index return_agreement_open on return_agreement (order_id) where completed_at is null;
create index return_agreement_of_order on return_agreement (order_id);
create index return_agreement_by_staff on return_agreement (staff_id);
create table agreed_tyre (
  agreement_id uuid not null references return_agreement on delete cascade,
  tyre_id integer not null references tyre,
  quantity smallint not null check (quantity > 0),
  primary key (agreement_id, tyre_id)
);
create index agreed_tyre_of_tyre on agreed_tyre (tyre_id);

alter table returned_tyre
  add column condition text not null default 'sellable' check (condition in ('sellable', 'damaged', 'missing')),
  add column photo_id uuid,
  add column agreement_id uuid references return_agreement on delete cascade;
alter table returned_tyre
  add constraint returned_tyre_photo_is_of_its_order foreign key (order_id, photo_id)
    references return_photo (order_id, id) on delete cascade,
  add constraint returned_tyre_damage_has_a_photo check ((condition = 'damaged') = (photo_id is not null));
create index returned_tyre_of_photo on returned_tyre (photo_id) where photo_id is not null;
create index returned_tyre_of_agreement on returned_tyre (agreement_id) where agreement_id is not null;

alter table order_email drop constraint order_email_event_check;
alter table order_email add constraint order_email_event_check check (
  event in (
    'confirmed', 'refunded-late', 'refunded', 'cancelled', 'withdrawal-received', 'shipped', 'sending-corrected',
    'return-agreed'
  )
);
