insert into staff_right values ('read-orders');
insert into staff_role_right values ('owner', 'read-orders'), ('customer-service', 'read-orders');
