import type { Config } from '../config.ts'
import type { Sql } from '../database/sql.ts'
import type { Logger } from '../log.ts'
import { companyOfSettings } from './company-settings.ts'
import { lockCompany, readCompany, storeCompany } from './company-store.ts'

/** Fills the empty table of the company from the environment. Once the table has a row, the environment is not read. */
export async function fillCompany(
  sql: Sql,
  { companySettings, shopMode }: Pick<Config, 'companySettings' | 'shopMode'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const isKnown = await sql.transaction(async (tx) => {
    await lockCompany(tx)
    if (await readCompany(tx)) return true
    const company = companyOfSettings(companySettings, shopMode)
    if (company) await storeCompany(tx, company)
    return company !== null
  })
  if (!isKnown)
    log.warn(
      'The company that sells is not known yet, so the shop takes no orders. An owner enters it at /admin/settings/company.',
    )
}
