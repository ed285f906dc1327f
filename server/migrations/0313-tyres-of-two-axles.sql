-- Front and rear tyres of one model in two sizes: the front line names the tyre of the rear one, which stands in the
-- same cart. The two are ordinary lines otherwise; when either is removed, the other is on its own again.
alter table cart_line
  add column rear_tyre_id integer check (rear_tyre_id <> tyre_id),
  add constraint cart_line_has_its_rear foreign key (cart_id, rear_tyre_id)
    references cart_line (cart_id, tyre_id) on delete set null (rear_tyre_id),
  add constraint cart_line_is_rear_of_one unique (cart_id, rear_tyre_id) deferrable initially immediate;
