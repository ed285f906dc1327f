-- The shop's own people. Customers are a table of their own: nobody becomes staff by a changed row of theirs.
create table staff (
  id uuid primary key,
  email text not null unique
    check (email = lower(email) and email like '%_@_%' and email !~ '[[:cntrl:]]' and length(email) <= 254),
  name text not null check (name <> '' and length(name) <= 100),
  -- Null until it is set by the link of `npm run staff:add`.
  password_hash text check (password_hash like '$argon2id$%'),
  active boolean not null default true,
  -- Made by the demo, with a password that everybody can read: a production shop refuses it.
  demo boolean not null default false,
  created_at timestamptz not null
);

create table staff_right (
  name text primary key check (name ~ '^[a-z][a-z-]{1,39}$')
);
create table staff_role (
  name text primary key check (name ~ '^[a-z][a-z-]{1,39}$')
);
create table staff_role_right (
  role text not null references staff_role,
  right_name text not null references staff_right,
  primary key (role, right_name)
);
create table staff_has_role (
  staff_id uuid not null references staff on delete cascade,
  role text not null references staff_role,
  primary key (staff_id, role)
);

insert into staff_right values ('act-for-customers'), ('read-customers'), ('create-customers'), ('read-partners');
insert into staff_role values ('owner'), ('customer-service'), ('partner-manager');
insert into staff_role_right select 'owner', name from staff_right;
insert into staff_role_right values
('customer-service', 'act-for-customers'),
('customer-service', 'read-customers'),
('customer-service', 'create-customers'),
('partner-manager', 'read-partners');

-- Links by which staff set their password. Only a hash is stored: a copy of the database opens nothing.
create table staff_password_link (
  token_hash text primary key check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  staff_id uuid not null references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_password_link_of_staff on staff_password_link (staff_id);

alter table partner_request add constraint partner_request_handled_by_staff foreign key (handled_by) references staff;
create index partner_request_handled_by on partner_request (handled_by) where handled_by is not null;
