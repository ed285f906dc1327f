-- Delivered roles have no title: the interface names them in both languages. Roles that owners make have one.
alter table staff_role
add column title text check (title <> '' and length(title) <= 60 and title !~ '[[:cntrl:]]');
create unique index staff_role_title on staff_role (lower(title));

-- A right that the code no longer has disappears from the roles, and a deleted role loses its rights.
alter table staff_role_right
drop constraint staff_role_right_role_fkey,
drop constraint staff_role_right_right_name_fkey,
add constraint staff_role_right_role_fkey foreign key (role) references staff_role on delete cascade,
add constraint staff_role_right_right_name_fkey foreign key (right_name) references staff_right on delete cascade;
create index staff_has_role_of_role on staff_has_role (role);
