import type { PersonalData } from '../platform/privacy/personal-data.ts'

/** Personal data of customers' appointments. An appointment of a guest cannot be found by a customer's id. */
export const bookingPersonalData: PersonalData = {
  name: 'appointments',
  columns: {
    appointment: ['holder_id', 'address_hash', 'wider_address_hash'],
    appointment_customer: ['appointment_id', 'name', 'email', 'phone', 'licence_plate', 'locale'],
  },
  exportPersonalData: (sql, { customerId, verifiedEmail }) => sql.snake`
    select point.company_name as service_point, point.city, lower(during) as starts_at, upper(during) as ends_at,
      state, held_since, held_until, confirmed_at, garage_answer, tyres, service_ids, name, email, phone, licence_plate
    from appointment join service_point point on point.id = service_point_id
      left join appointment_customer customer on customer.appointment_id = appointment.id
    where holder_kind = 'customer' and holder_id = ${customerId} or lower(customer.email) = ${verifiedEmail}
    order by held_since`,
  /**
   * The times that the customer's carts hold become free again; reserved times became free when their orders were
   * closed. A booked or cancelled appointment stays, for the garage and the order, but without a name.
   */
  async erase(tx, { customerId, verifiedEmail }) {
    await tx`
      delete from appointment_customer customer using appointment
      where appointment.id = appointment_id
        and (holder_kind = 'customer' and holder_id = ${customerId} or lower(customer.email) = ${verifiedEmail})`
    await tx`
      delete from appointment
      where holder_kind = 'customer' and holder_id = ${customerId} and state = 'hold'`
    await tx`
      update appointment set holder_id = 'deleted', address_hash = repeat('0', 43),
        wider_address_hash = repeat('0', 43)
      where holder_kind = 'customer' and holder_id = ${customerId}`
  },
}
