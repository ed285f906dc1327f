import type { PersonalData } from '../platform/privacy/personal-data.ts'

/**
 * What a customer has said about bought tyres. It is erased before the orders, because erasing an order removes its
 * link to the customer. Plates that were given with orders belong to the orders.
 */
export const ownedTyrePersonalData: PersonalData = {
  name: 'owned_tyres',
  columns: { owned_vehicle: ['licence_plate', 'name'] },
  async exportPersonalData(sql, { customerId }) {
    const vehicles = await sql.snake`
      select licence_plate, name from owned_vehicle where customer_id = ${customerId} order by licence_plate, name`
    const sets = await sql.snake`
      select order_number, name_fi as tyre, state, vehicle.licence_plate, vehicle.name as vehicle
      from owned_set join shop_order_line line on line.id = order_line_id join shop_order o on o.id = order_id
        left join owned_vehicle vehicle on vehicle.id = vehicle_id
      where o.customer_id = ${customerId} order by order_number, position`
    const [consent] = await sql.snake`
      select given_at, withdrawn_at from season_reminder_consent where customer_id = ${customerId}`
    const reminders = await sql.snake`
      select season, decided_at, why_not as not_sent_because from season_reminder
      where customer_id = ${customerId} order by decided_at`
    return { vehicles, sets, season_reminder_consent: consent ?? null, season_reminders: reminders }
  },
  async erase(tx, { customerId }) {
    await tx`
      delete from owned_set where order_line_id in (
        select line.id from shop_order_line line join shop_order o on o.id = order_id
        where o.customer_id = ${customerId}
      )`
    await tx`delete from season_reminder_consent where customer_id = ${customerId}`
    await tx`delete from season_reminder where customer_id = ${customerId}`
    await tx`delete from owned_vehicle where customer_id = ${customerId}`
  },
}
