-- Tyres sold in the last twelve months: what "most popular" goes by, whatever is in stock now.
alter table tyre add column popularity integer not null default 0 check (popularity >= 0);
alter table model add column popularity integer not null default 0 check (popularity >= 0);
