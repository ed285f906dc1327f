import type { Sql, Tx } from '../database/sql.ts'

/** The person whose data is exported or erased: rows refer to a customer's id, an e-mail address or both. */
export interface Person {
  readonly customerId: string
  /**
   * Null until the customer has opened a link that we sent to the address: anybody can register with anybody's, and
   * must neither read nor erase what others left under it.
   */
  readonly verifiedEmail: string | null
}

/**
 * The personal data of customers that a module stores, with their export and erasure (GDPR, articles 15, 17 and 20).
 */
export interface PersonalData {
  /** The name of the module's part of an export. */
  readonly name: string
  /** Every column with personal data, by table. The functions below cover each of these tables. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  /** The export contains no secrets such as hashes or tokens. */
  exportPersonalData(sql: Sql, person: Person): Promise<unknown>
  /**
   * Part of the transaction that closes the account. Rows that have to stay lose everything that identifies the person.
   */
  erase(tx: Tx, person: Person, now: Date): Promise<void>
}
