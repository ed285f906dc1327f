-- The fitting time that a cart had chosen last and has no longer, so that the shop can name it and offer it again.
create table former_time (
  cart_id uuid primary key references cart on delete cascade,
  service_point_id integer not null references service_point on delete cascade,
  starts_at timestamptz not null,
  service_ids integer[] not null,
  reason text not null check (reason in ('expired', 'replaced', 'given-up')),
  lost_at timestamptz not null
);
create index former_time_of_point on former_time (service_point_id);
