/**
 * Who moves a record to another state. `provider`: the provider of a payment, by a report that has been verified or by
 * refusing to begin. `job`: the shop itself, outside a request. `command`: somebody at the command line.
 */
export type Mover = 'customer' | 'staff' | 'provider' | 'job' | 'command'

export interface Move<State extends string> {
  readonly to: State
  readonly by: Mover
}

/** All states of a record and the moves between them. Every use case that moves a record asks such a table. */
export type StateTable<State extends string> = {
  readonly [From in State]: {
    /** A sentence for the documentation. */
    readonly means: string
    /** Who makes records in this state; left out if no record begins in it. */
    readonly begins?: readonly Mover[]
    readonly moves: { readonly [To in State]?: readonly Mover[] }
  }
}

/** Tells whether a record may be moved from one state to another, by the given mover or by anybody. */
export function mayMove<State extends string>(
  table: StateTable<State>,
  from: State,
  { to, by }: { readonly to: State; readonly by?: Mover },
): boolean {
  const movers: readonly Mover[] = table[from].moves[to] ?? []
  return by === undefined ? movers.length > 0 : movers.includes(by)
}

/** Returns the states from which a record may be moved to another state, by the given mover or by anybody. */
export function statesBefore<State extends string>(
  table: StateTable<State>,
  move: { readonly to: State; readonly by?: Mover },
): State[] {
  return statesOf(table).filter((from) => mayMove(table, from, move))
}

export function statesOf<State extends string>(table: StateTable<State>): State[] {
  return Object.keys(table) as State[]
}
