import type { Locale } from '@pito/contracts/values/locale'
import type { DeliveredRole } from '@pito/contracts/values/staff-rights'
import type { Config } from '@pito/server/src/platform/config.ts'
import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import { fromBase32 } from '@pito/server/src/platform/totp/base32.ts'
import { totpCode, totpStep } from '@pito/server/src/platform/totp/totp.ts'
import { addDemoStaff, demoTotpSecret } from '@pito/server/src/staff/index.ts'

interface DemoMember {
  readonly email: string
  readonly name: string
  readonly role: DeliveredRole
  readonly password: string
  readonly locale?: Locale
}

/** One person for each of the delivered roles. */
const people: readonly DemoMember[] = [
  { email: 'omistaja@pito.example', name: 'Outi Omistaja', role: 'owner', password: 'Renkaat-vaihtoon-7' },
  {
    email: 'palvelu@pito.example',
    name: 'Paavo Palvelija',
    role: 'customer-service',
    password: 'Asiakas-ensin-8',
  },
  {
    email: 'kumppanit@pito.example',
    name: 'Kaisa Kumppani',
    role: 'partner-manager',
    password: 'Kumppanit-mukaan-3',
  },
  {
    email: 'varasto@pito.example',
    name: 'Ville Varasto',
    role: 'warehouse',
    password: 'Hyllyt-jarjestykseen-4',
  },
  { email: 'hinnat@pito.example', name: 'Hanna Hinta', role: 'pricing', password: 'Hinnat-kohdalleen-5' },
  { email: 'sisalto@pito.example', name: 'Sami Sisältö', role: 'content', password: 'Sanat-kohdalleen-6' },
  {
    email: 'kirjanpito@pito.example',
    name: 'Kirsi Kirjanpitäjä',
    role: 'bookkeeper',
    password: 'Tositteet-talteen-9',
  },
]

/**
 * Adds the demo's members of staff. The README lists their passwords and the secret of their authenticator app, so a
 * shop in production refuses to log them in.
 */
export async function fillStaff(tx: Tx, config: Pick<Config, 'secretKey'>): Promise<void> {
  for (const person of people) await addDemoMember(tx, config, person)
}

/** Adds a member of staff with the same authenticator app as the others of the demo. Journeys add further ones. */
export function addDemoMember(tx: Tx, config: Pick<Config, 'secretKey'>, member: DemoMember): Promise<void> {
  return addDemoStaff(config, tx, member, new Date('2026-01-02T08:00:00Z'))
}

/** Returns the code that the authenticator app of the demo's members of staff shows at this moment. */
export function demoCodeAt(now: Date): string {
  return totpCode(fromBase32(demoTotpSecret) ?? Buffer.alloc(0), totpStep(now))
}
