-- A time that cannot serve the tyres and services of a changed cart is remembered too, so that the shop can name it.
alter table former_time drop constraint former_time_reason_check;
alter table former_time add constraint former_time_reason_check
  check (reason in ('expired', 'replaced', 'given-up', 'not-served'));
