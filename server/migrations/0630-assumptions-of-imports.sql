-- What a dry run assumed about cells, such as that 20+ is 20: an array of {"field", "value", "reason"}.
alter table run_row add column assumptions jsonb not null default '[]';
alter table run
  -- How many rows that are not rejected contain assumptions.
  add column assumed_rows integer not null default 0,
  -- The brands and models that the rows of an import of articles would add.
  add column additions jsonb;
