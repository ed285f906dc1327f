-- pg_restore creates triggers after the columns of their table, and PostgreSQL refuses a trigger with a condition on a
-- whole row that contains a generated column, as `active` is. So the function compares the rows. The generated column
-- is null in the new row, because it is computed after the trigger. The trigger is missing in a restored older backup.
create function raise_version_of_tyre() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{popularity,active}'::text[] is distinct from to_jsonb(old) - '{popularity,active}'::text[] then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
drop trigger if exists tyre_version on tyre;
create trigger tyre_version before update on tyre for each row execute function raise_version_of_tyre();
