-- Imports and the office find the model of a brand by its name. Without an index each row of an import compared its
-- name with every model of the brand.
create index model_of_name_key on model (brand_id, name_key(name));
