/**
 * What the earlier rows of a file will have done when a later row is carried out. A dry run of 200,000 rows remembers at
 * most as many entries.
 */
export interface EarlierRows {
  /** The new models by their names, with their season and vehicle. */
  readonly models: Map<string, string>
  /** The names of new brands and models by their addresses. */
  readonly addresses: Map<string, string>
  /** The articles that are new or get another size, by what tells them apart. */
  readonly articles: Set<string>
  /** By how much counts change the number of tyres sold as new, by the ids of the articles. */
  readonly counts: Map<number, number>
  /** How many delivered tyres are added, by their batches. */
  readonly goods: Map<string, number>
}

export function noEarlierRows(): EarlierRows {
  return { models: new Map(), addresses: new Map(), articles: new Set(), counts: new Map(), goods: new Map() }
}
