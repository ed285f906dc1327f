-- The failures of a dry run or of the batches of a run since the last success. They have a table of their own because a
-- batch whose COMMIT outlives the timeout of its client still locks the row of the run.
create table run_failure (
  id bigint generated always as identity primary key,
  run_id bigint not null references run on delete cascade,
  failed_at timestamptz not null,
  refusal jsonb not null
);
create index run_failure_of_run on run_failure (run_id);
alter table run drop column failures;
