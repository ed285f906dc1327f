insert into staff_right values ('refund-orders'), ('ship-orders');
insert into staff_role_right values
('owner', 'refund-orders'),
('owner', 'ship-orders'),
('customer-service', 'refund-orders'),
('customer-service', 'ship-orders');

-- Who of the staff asked for it, if anybody did.
alter table refund add column staff_id uuid references staff;
create index refund_by_staff on refund (staff_id) where staff_id is not null;
alter table returned_tyre add column staff_id uuid references staff;
create index returned_tyre_by_staff on returned_tyre (staff_id) where staff_id is not null;
