-- The version lets a form find out that somebody else has saved the record since the form was opened. A trigger raises
-- it, so that imports, bulk actions and SQL raise it too.
create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

alter table brand add column version integer not null default 1;
create trigger brand_version before update on brand
for each row when (new.* is distinct from old.*) execute function raise_version();

-- A job recomputes `popularity`; nobody edits it.
alter table model add column version integer not null default 1;
create trigger model_version before update on model
for each row when ((to_jsonb(new) - 'popularity') is distinct from (to_jsonb(old) - 'popularity'))
execute function raise_version();

alter table tyre add column version integer not null default 1;
create trigger tyre_version before update on tyre
for each row when ((to_jsonb(new) - 'popularity') is distinct from (to_jsonb(old) - 'popularity'))
execute function raise_version();
