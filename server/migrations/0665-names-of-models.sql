-- Processes read the names of brands and models again only when a change of them was recorded. Season and popularity of
-- a model are read with its name.
drop trigger model_names_changed on model;
create trigger model_names_changed after insert or update of
  slug, name, name_fi, brand_id, season_id, popularity, picture, archived_at, pictures_revision or delete
on model for each statement execute function note_names();
