-- A use is claimed for a cart, as stock is held for one: what the cart's own payment has claimed does not count against
-- it when the payment failed and is tried again.
update promo_code_use set claimed_for = cart_id::text
from shop_order where claimed_for = shop_order.id::text and cart_id is not null;
comment on column promo_code_use.claimed_for is 'The cart whose payment claimed it; claiming again changes nothing.';
