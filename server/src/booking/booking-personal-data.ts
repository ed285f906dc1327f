import type { PersonalData } from '../platform/privacy/personal-data.ts'

/** Appointments of customers. A guest’s are found by nobody but the guest. */
export const bookingPersonalData: PersonalData = {
  name: 'appointments',
  columns: { appointment: ['holder_id', 'address_hash'] },
  exportPersonalData: (sql, { customerId }) => sql`
    select point.company_name as service_point, point.city, lower(during) as starts_at, upper(during) as ends_at,
      state, held_since, held_until, tyres, service_ids
    from appointment join service_point point on point.id = service_point_id
    where holder_kind = 'customer' and holder_id = ${customerId} order by held_since`,
  /** What is only held goes; a booked time stays the garage’s, of nobody. */
  async erase(tx, { customerId }) {
    await tx`
      delete from appointment
      where holder_kind = 'customer' and holder_id = ${customerId} and state <> 'firm'`
    await tx`
      update appointment set holder_id = 'deleted', address_hash = repeat('0', 43)
      where holder_kind = 'customer' and holder_id = ${customerId}`
  },
}
