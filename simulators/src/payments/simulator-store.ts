import type { Sql } from '@pito/server/src/platform/database/sql.ts'

/** Stores the entries of a simulator by kind and id; each entry is a JSON value. */
export interface SimulatorStore {
  /** Returns false when the id exists already. */
  insert(kind: string, id: string, entry: object): Promise<boolean>
  read<Entry>(kind: string, id: string): Promise<Entry | null>
  /** Changes of one entry are serialised across processes. Returns null when there is no such entry. */
  change<Entry extends object, Result>(
    kind: string,
    id: string,
    change: (entry: Entry) => { entry: Entry; result: Result },
  ): Promise<Result | null>
  /** Returns the newest entries first. */
  list<Entry>(kind: string): Promise<Entry[]>
}

interface StoredEntry {
  readonly kind: string
  readonly id: string
  readonly entry: object
}

/** The store of tests and of simulators that run on their own; it lives as long as its process. */
export function memoryStore(): SimulatorStore & { entries(): StoredEntry[] } {
  const kinds = new Map<string, Map<string, object>>()
  const entriesOf = (kind: string) => {
    const entries = kinds.get(kind) ?? new Map<string, object>()
    kinds.set(kind, entries)
    return entries
  }
  return {
    insert(kind, id, entry) {
      const entries = entriesOf(kind)
      if (entries.has(id)) return Promise.resolve(false)
      entries.set(id, structuredClone(entry))
      return Promise.resolve(true)
    },
    read<Entry>(kind: string, id: string) {
      return Promise.resolve(structuredClone(entriesOf(kind).get(id) ?? null) as Entry | null)
    },
    change<Entry extends object, Result>(
      kind: string,
      id: string,
      change: (entry: Entry) => { entry: Entry; result: Result },
    ) {
      const found = entriesOf(kind).get(id)
      if (!found) return Promise.resolve(null)
      const { entry, result } = change(structuredClone(found) as Entry)
      entriesOf(kind).set(id, entry)
      return Promise.resolve(result)
    },
    list<Entry>(kind: string) {
      return Promise.resolve(structuredClone([...entriesOf(kind).values()].reverse()) as Entry[])
    },
    entries: () =>
      [...kinds].flatMap(([kind, entries]) => [...entries].map(([id, entry]) => ({ kind, id, entry }))),
  }
}

/**
 * The number of an advisory lock, chosen arbitrarily. Processes that start together create the table one after the
 * other because of this lock.
 */
const makingTable = 7_294_001

/**
 * The store of the demo, where payments outlive a restart and every process knows them. The table is in a schema that
 * no production shop has; it is created when a simulator first needs it.
 */
export function databaseStore(sql: Sql): SimulatorStore {
  let made: Promise<void> | undefined
  const ready = () => {
    made ??= makeTable(sql).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
  return {
    async insert(kind, id, entry) {
      await ready()
      const inserted = await sql.count`
        insert into simulator.entry (kind, id, entry) values (${kind}, ${id}, ${JSON.stringify(entry)}::jsonb)
        on conflict do nothing`
      return inserted === 1
    },
    async read<Entry>(kind: string, id: string) {
      await ready()
      const [row] = await sql<{ entry: Entry }>`
        select entry from simulator.entry where kind = ${kind} and id = ${id}`
      return row?.entry ?? null
    },
    async change<Entry extends object, Result>(
      kind: string,
      id: string,
      change: (entry: Entry) => { entry: Entry; result: Result },
    ) {
      await ready()
      return sql.transaction(async (tx) => {
        const [row] = await tx<{ entry: Entry }>`
          select entry from simulator.entry where kind = ${kind} and id = ${id} for update`
        if (!row) return null
        const { entry, result } = change(row.entry)
        await tx`
          update simulator.entry set entry = ${JSON.stringify(entry)}::jsonb
          where kind = ${kind} and id = ${id}`
        return result
      })
    },
    async list<Entry>(kind: string) {
      await ready()
      const rows = await sql<{ entry: Entry }>`
        select entry from simulator.entry where kind = ${kind} order by inserted_at desc limit 500`
      return rows.map(({ entry }) => entry)
    },
  }
}

/** Adds the entries of another store, such as those of the payments with which a demo is filled. */
export async function storeEntries(sql: Sql, entries: readonly StoredEntry[]): Promise<void> {
  await makeTable(sql)
  await sql`
    insert into simulator.entry (kind, id, entry)
    select kind, id, entry from json_to_recordset(${JSON.stringify(entries)}::json)
      as entry (kind text, id text, entry jsonb)`
}

function makeTable(sql: Sql): Promise<void> {
  return sql.transaction(async (tx) => {
    await tx`select pg_advisory_xact_lock(${makingTable})`
    await tx`create schema if not exists simulator`
    await tx`
      create table if not exists simulator.entry (
        kind text not null,
        id text not null,
        entry jsonb not null,
        inserted_at timestamptz not null default now(),
        primary key (kind, id)
      )`
  })
}
