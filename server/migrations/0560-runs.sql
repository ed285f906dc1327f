-- A run is an import or a bulk action. A dry run compares its rows with the records; the run then changes the records in
-- batches, each in one transaction that also marks its rows.
create table run (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z][a-z-]{1,39}$'),
  state text not null check (
    state in ('uploading', 'checking', 'refused', 'ready', 'waiting', 'running', 'done', 'cancelled')
  ),
  staff_id uuid references staff on delete set null,
  file_name text check (length(file_name) between 1 and 200),
  file_bytes integer check (file_bytes between 1 and 52428800),
  profile text,
  -- What the rows are made of: the columns of a file, or the filters and ids of a bulk action.
  settings jsonb not null default '{}',
  -- Why the whole file was refused, in both languages.
  refusal jsonb,
  created_at timestamptz not null,
  checked_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- When a batch was finished last. A run whose process has died is found by it.
  worked_at timestamptz not null,
  -- Raised when the dry run begins anew, so that a process that was thought dead cannot add rows to it.
  attempt integer not null default 0,
  new_rows integer not null default 0,
  changed_rows integer not null default 0,
  unchanged_rows integer not null default 0,
  guarded_rows integer not null default 0,
  rejected_rows integer not null default 0,
  done_rows integer not null default 0,
  skipped_rows integer not null default 0,
  check ((file_name is null) = (file_bytes is null))
);
create unique index run_one_at_a_time on run (kind) where state = 'running';
create index run_of_list on run (created_at desc, id desc);
create index run_of_staff on run (staff_id);

-- The file of an import, in the parts in which it was uploaded.
create table run_file_part (
  run_id bigint not null references run on delete cascade,
  part integer not null check (part between 0 and 49),
  content bytea not null check (length(content) between 1 and 1048576),
  primary key (run_id, part)
);
-- Parts are read by ranges, which is only fast if they are not compressed.
alter table run_file_part alter column content set storage external;

create table run_row (
  run_id bigint not null references run on delete cascade,
  -- The line of the file, or the position in the bulk action.
  number integer not null,
  -- What people recognise the record by, such as its EAN.
  label text not null,
  record_id integer,
  verdict text not null check (verdict in ('new', 'changed', 'unchanged', 'guarded', 'rejected')),
  before jsonb,
  after jsonb,
  -- An array of {"field", "value", "reason"}: why the row is rejected or guarded.
  faults jsonb not null default '[]',
  -- The cells of a rejected row, so that it can be corrected and imported by itself.
  cells jsonb,
  reason text check (length(reason) between 1 and 500),
  outcome text check (outcome in ('done', 'skipped')),
  note jsonb,
  primary key (run_id, number)
);
create index run_row_of_verdict on run_row (run_id, verdict, number);
create index run_row_to_do on run_row (run_id, number)
where outcome is null and (verdict in ('new', 'changed') or verdict = 'guarded' and reason is not null);

-- How the columns of a supplier's files are assigned to fields.
create table import_profile (
  kind text not null,
  name text not null check (length(name) between 1 and 60),
  columns jsonb not null,
  changed_at timestamptz not null,
  primary key (kind, name)
);
