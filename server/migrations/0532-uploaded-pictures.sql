-- Pictures of models that staff have uploaded. They are in the database, so that all processes see them and every
-- backup contains them. Without any the shop shows the rendered picture that `model.picture` names.
create table uploaded_picture (
  id integer generated always as identity primary key,
  model_id integer not null references model on delete cascade,
  position integer not null,
  -- The name in addresses. It is derived from the content, so a replaced picture has another address.
  name text not null unique check (name ~ '^upload-[0-9a-f]{32}$'),
  -- SHA-256 of the file as it was uploaded, by which the same file is recognised.
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  alt_fi text not null check (length(alt_fi) between 1 and 200),
  alt_en text not null check (length(alt_en) between 1 and 200),
  constraint uploaded_picture_once_for_each_model unique (model_id, file_hash)
);
create index uploaded_picture_of_model on uploaded_picture (model_id, position);

-- The pictures are edited with the model, so a change of them raises the version of the model. The triggers of `model`
-- then tell the shop's processes.
alter table model add column pictures_revision integer not null default 0;
drop trigger model_names_changed on model;
create trigger model_names_changed
after insert or update of slug, name, name_fi, brand_id, picture, archived_at, pictures_revision or delete
on model for each statement execute function note_names();
