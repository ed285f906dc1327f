-- no transaction
create index concurrently if not exists cart_of_guest_by_change on cart (changed_at) where guest_id is not null;
