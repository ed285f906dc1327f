-- The sizes of a model, cheapest first: the one that stands for it is found without looking at all of them.
create index tyre_of_model_by_price on tyre (model_id, price_cents, id) where active;
