-- Whether a point services the sensors that measure tyre pressure (TPMS).
alter table service_point add column fits_tpms boolean not null default false;
