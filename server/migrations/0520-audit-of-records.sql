-- Which record an entry concerns, what changed in it, why, and where the change came from. `before` and `after` hold
-- only the fields that differ; `before` is null for a new record, `after` for a deleted one.
alter table audit
  add column record_kind text check (record_kind ~ '^[a-z][a-z-]{1,39}$'),
  add column record_id text check (record_id <> ''),
  add column before jsonb check (jsonb_typeof(before) = 'object'),
  add column after jsonb check (jsonb_typeof(after) = 'object'),
  add column reason text check (length(reason) between 1 and 500),
  add column origin text check (origin in ('form', 'grid', 'bulk', 'import', 'plan', 'undo', 'command')),
  -- The import or bulk action that made the change.
  add column run_id bigint,
  -- The roles of the member of staff at the time of the change, separated by commas.
  add column roles text,
  add constraint audit_record_has_kind_and_id check ((record_kind is null) = (record_id is null)),
  add constraint audit_change_has_record check (record_kind is not null or num_nonnulls(before, after) = 0),
  add constraint audit_change_has_no_secrets check (
    not coalesce(before, '{}') ?| array['password', 'password_hash', 'token', 'secret', 'cookie', 'email']
    and not coalesce(after, '{}') ?| array['password', 'password_hash', 'token', 'secret', 'cookie', 'email']
  );
create index audit_of_record on audit (record_kind, record_id, id) where record_kind is not null;
