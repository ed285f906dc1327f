import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import { addDemoStaff } from '@pito/server/src/staff/index.ts'

const people = [
  { email: 'omistaja@pito.example', name: 'Outi Omistaja', role: 'owner', password: 'Renkaat-vaihtoon-7' },
  {
    email: 'palvelu@pito.example',
    name: 'Paavo Palvelija',
    role: 'customer-service',
    password: 'Asiakas-ensin-8',
  },
] as const

/**
 * Adds the demo's members of staff. The README lists their passwords, so a shop in production refuses to log them in.
 */
export async function fillStaff(tx: Tx): Promise<void> {
  for (const person of people) await addDemoStaff(tx, person, new Date('2026-01-02T08:00:00Z'))
}
