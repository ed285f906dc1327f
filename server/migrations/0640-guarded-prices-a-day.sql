-- How many prices that the price guard had stopped a member of staff has saved on a day in Helsinki. The row of a
-- person is locked by a save, so that two saves at once cannot exceed the limit together.
create table guarded_price_count (
  staff_id uuid primary key references staff on delete cascade,
  day date not null,
  prices integer not null check (prices >= 0)
);
