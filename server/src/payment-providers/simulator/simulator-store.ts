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

export interface StoredEntry {
  readonly kind: string
  readonly id: string
  readonly entry: object
}
