-- Tyres for more than 240 km/h may have a Z in their size: 205/55ZR16 91W. It is part of the name of the article; the
-- size itself is the same with and without it.
alter table tyre add column z_rated boolean not null default false;
