import type { SimulatorStore, StoredEntry } from './simulator-store.ts'

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
