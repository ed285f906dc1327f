-- A fitting is offered from the day on which the tyres have arrived. A service point with its own stock has them already.
alter table service_point add column holds_own_stock boolean not null default false;

drop trigger service_point_calendar_changed on service_point;
create trigger service_point_calendar_changed
after update of min_skip_day, break_start_time, break_end_time, has_calendar, holds_own_stock, active on service_point
for each row execute function note_changed_point();

-- The day by which newly ordered tyres would arrive when the stored times were computed. It changes with the hour of
-- the day and with the delivery settings, so stored times are current for one such day only.
alter table service_point_next_time add column arrival_day date;
