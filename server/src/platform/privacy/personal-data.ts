import type { Sql, Tx } from '../database/sql.ts'

/** Whose data it is: rows name a customer's id, an e-mail address or both. */
export interface Person {
  readonly customerId: string
  /**
   * Null until the customer has opened a link that we sent to the address: anybody can register with anybody's, and
   * must neither read nor erase what others left under it.
   */
  readonly verifiedEmail: string | null
}

/** What a part of the shop stores of customers, and how they get it and get rid of it (GDPR, articles 15, 17 and 20). */
export interface PersonalData {
  /** The name of its part of an export. */
  readonly name: string
  /** Every column that says something of a person, by table. The functions below cover each of these tables. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  /** Without secrets: no hashes, no tokens. */
  exportPersonalData(sql: Sql, person: Person): Promise<unknown>
  /** Part of the transaction that closes the account. What has to stay is left without anything that names the person. */
  erase(tx: Tx, person: Person, now: Date): Promise<void>
}
