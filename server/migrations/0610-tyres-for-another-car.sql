-- Customers confirm that a tyre that does not fit the vehicle they searched for is for another car. The confirmation
-- stays with the line of the cart and with the line of the order.
alter table cart_line add column for_another_car boolean not null default false;
alter table shop_order_line add column for_another_car boolean not null default false;

-- The cart asks once whether the tyres fit the customer's car. A customer who skips the question is not asked again.
alter table cart add column vehicle_question_skipped boolean not null default false;
