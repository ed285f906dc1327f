-- Staff give partner requests a status and an assignee, write notes about them and reply from a template. `handled_at`
-- and `handled_by` say who changed a request last.
alter table partner_request
  add column status text not null default 'new' check (status in ('new', 'contacted', 'agreed', 'rejected')),
  add column assignee_id uuid references staff,
  add column version integer not null default 1;
update partner_request set status = 'contacted' where handled_at is not null;
create trigger partner_request_version before update on partner_request
for each row when (new.* is distinct from old.*) execute function raise_version();
create index partner_request_assigned on partner_request (assignee_id) where status in ('new', 'contacted');

create table partner_request_note (
  id integer generated always as identity primary key,
  request_id uuid not null references partner_request on delete cascade,
  author_id uuid not null references staff,
  -- The template of a reply that was sent to the applicant; null for a note.
  template text check (template in ('questions', 'agreement', 'rejection')),
  text text not null check (text <> '' and length(text) <= 4000),
  created_at timestamptz not null
);
create index partner_request_note_of_request on partner_request_note (request_id);

create table partner_setting (
  id boolean primary key default true check (id),
  erase_after_months integer not null default 24 check (erase_after_months between 1 and 60),
  version integer not null default 1
);
insert into partner_setting default values;
create trigger partner_setting_version before update on partner_setting
for each row when (new.* is distinct from old.*) execute function raise_version();
