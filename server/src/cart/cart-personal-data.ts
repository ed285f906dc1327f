import type { PersonalData } from '../platform/privacy/personal-data.ts'

/** Personal data in the carts of customers. A guest's cart cannot be found by a customer's id. */
export const cartPersonalData: PersonalData = {
  name: 'carts',
  columns: { cart: ['customer_id', 'guest_id'], checkout_draft: ['details'] },
  exportPersonalData: (sql, { customerId }) => sql.snake`
    select created_at, changed_at, closed_at, fitting, address_type, array(
      select name from cart_service chosen join service_translation as text on text.service_id = chosen.service_id
      where chosen.cart_id = cart.id and locale_id = 2 order by chosen.id
    ) as services, (select code from promo_code where id = promo_code_id) as promo_code, (
      select coalesce(json_agg(json_build_object(
        'tyre', article_name(brand.name, model.name), 'tyre_id', tyre_id, 'quantity', quantity, 'added_at', added_at
      ) order by line.id), '[]')
      from cart_line line join tyre on tyre.id = tyre_id join model on model.id = model_id
        join brand on brand.id = brand_id
      where cart_id = cart.id
    ) as lines, (select details from checkout_draft where cart_id = cart.id) as details
    from cart where customer_id = ${customerId} order by created_at`,
  async erase(tx, { customerId }) {
    await tx`delete from cart where customer_id = ${customerId}`
  },
}
