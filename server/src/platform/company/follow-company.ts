import type { Config } from '../config.ts'
import type { Sql } from '../database/sql.ts'
import type { Edition } from '../edition.ts'
import { followChanges } from '../follow-changes.ts'
import type { Logger } from '../log.ts'
import type { Revisions } from '../revisions.ts'
import type { Company } from './company.ts'
import { noCompany } from './company.ts'
import { readCompany } from './company-store.ts'

/** The company as this process knows it. A change reaches all processes within a second. */
export interface CurrentCompany {
  readonly current: Company
  /** False until the owner of a new production shop has entered the company. */
  readonly isKnown: boolean
}

interface Dependencies {
  readonly config: Pick<Config, 'shopUrl'>
  readonly sql: Sql
  readonly revisions: Revisions
  readonly edition: Edition
  readonly log: Logger
  readonly closing: AbortSignal
}

/** Reads the company, and reads it again after each change. Pages that name it are then rendered again. */
export async function followCompany({
  config,
  sql,
  revisions,
  edition,
  log,
  closing,
}: Dependencies): Promise<CurrentCompany> {
  let stored: Company | undefined
  // Pages need a name before the company is entered, and the address of the shop is never wrong.
  const unknown = { ...noCompany, shopName: config.shopUrl.hostname }
  const read = async () => {
    stored = await readCompany(sql)
  }
  const changed = followChanges({
    follow: async () => {
      await read()
      edition.bump()
    },
    onError: (error) => log.error({ err: error }, 'The changed company could not be read.'),
    closing,
  })
  revisions.onChange('company', changed)
  await read()
  return {
    get current() {
      return stored ?? unknown
    },
    get isKnown() {
      return stored !== undefined
    },
  }
}
