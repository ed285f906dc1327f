insert into staff_right values ('release-reservations');
insert into staff_role_right values
('owner', 'release-reservations'),
('customer-service', 'release-reservations');
