-- A request to cancel a run while one of its batches is being carried out. The batch has locked the row of the run, so the
-- request has a table of its own; the process that works on the run reads it between two batches.
create table run_cancellation (
  run_id bigint primary key references run on delete cascade,
  requested_at timestamptz not null
);
