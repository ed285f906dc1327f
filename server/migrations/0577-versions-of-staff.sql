-- The roles of a person and the rights of a role stand in tables of their own. Their rows raise the version of the
-- person or the role, so that a form finds out that somebody else has saved meanwhile.
alter table staff add column version integer not null default 1;
create trigger staff_version before update on staff
for each row when (new.active is distinct from old.active) execute function raise_version();

create function raise_version_of_staff() returns trigger language plpgsql as $$
begin
  update staff set version = version + 1 where id = coalesce(new.staff_id, old.staff_id);
  return null;
end $$;
create trigger staff_has_role_raises_version after insert or delete on staff_has_role
for each row execute function raise_version_of_staff();

alter table staff_role add column version integer not null default 1;
create trigger staff_role_version before update on staff_role
for each row when (new.title is distinct from old.title) execute function raise_version();

create function raise_version_of_role() returns trigger language plpgsql as $$
begin
  update staff_role set version = version + 1 where name = coalesce(new.role, old.role);
  return null;
end $$;
create trigger staff_role_right_raises_version after insert or delete on staff_role_right
for each row execute function raise_version_of_role();
