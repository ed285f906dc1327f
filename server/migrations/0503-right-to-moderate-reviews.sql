insert into staff_right values ('moderate-reviews');
insert into staff_role_right values ('owner', 'moderate-reviews'), ('customer-service', 'moderate-reviews');
