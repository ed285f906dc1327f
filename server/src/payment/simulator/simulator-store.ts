/** What a simulator remembers: entries of a kind, each a value that JSON can hold. */
export interface SimulatorStore {
  /** False when there is one of this id already. */
  insert(kind: string, id: string, entry: object): Promise<boolean>
  read<Entry>(kind: string, id: string): Promise<Entry | null>
  /** One at a time for an entry, whichever process asks. Null when there is none. */
  change<Entry extends object, Result>(
    kind: string,
    id: string,
    change: (entry: Entry) => { entry: Entry; result: Result },
  ): Promise<Result | null>
  /** The newest first. */
  list<Entry>(kind: string): Promise<Entry[]>
}
