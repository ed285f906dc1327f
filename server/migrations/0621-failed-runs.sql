-- A run whose batch fails several times in a row is given up, so that other runs of its kind do not wait for it.
alter table run drop constraint run_state_check;
alter table run add constraint run_state_check check (
  state in ('uploading', 'checking', 'refused', 'ready', 'waiting', 'running', 'done', 'cancelled', 'failed')
);
-- How often the dry run, or the same batch of the run, has failed in a row.
alter table run add column failures smallint not null default 0;
