-- Articles that earlier imports of the same profile contained and this file does not. They are taken off sale if the
-- import says so; otherwise `missing_rows` is null.
alter table run add column missing_rows integer;
alter table run_row
  drop constraint run_row_verdict_check,
  add constraint run_row_verdict_check check (
    verdict in ('new', 'changed', 'unchanged', 'guarded', 'rejected', 'missing')
  );
drop index run_row_to_do;
create index run_row_to_do on run_row (run_id, number)
where outcome is null
  and (verdict in ('new', 'changed', 'missing') or verdict = 'guarded' and reason is not null);
create index run_of_profile on run (profile) where profile is not null;
