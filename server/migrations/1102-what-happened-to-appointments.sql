-- What the customer, the garage and staff have done with an appointment.
create table appointment_change (
  id bigint generated always as identity primary key,
  appointment_id uuid not null references appointment (id) on delete cascade,
  at timestamptz not null,
  event text not null check (event in ('moved', 'cancelled', 'declined', 'acknowledged')),
  by text not null check (by in ('customer', 'garage', 'staff', 'shop')),
  staff_id uuid references staff (id),
  reason text check (length(reason) between 1 and 500),
  -- The service points and the times before and after a move.
  from_point_id integer references service_point (id),
  from_at timestamptz,
  to_point_id integer references service_point (id),
  to_at timestamptz,
  constraint appointment_change_by_staff_names_them check ((by = 'staff') = (staff_id is not null)),
  constraint appointment_change_moves_to_a_time check ((event = 'moved') = (to_at is not null))
);
create index appointment_change_of_appointment on appointment_change (appointment_id);
