-- The columns of a list as a member of staff has arranged them: an array of {"key", "shown", "width"}.
create table staff_list_view (
  staff_id uuid not null references staff on delete cascade,
  list text not null check (list ~ '^[a-z][a-z-]{1,39}$'),
  columns jsonb not null check (jsonb_typeof(columns) = 'array' and length(columns::text) <= 10000),
  primary key (staff_id, list)
);
