declare const kind: unique symbol

/**
 * Stands in a loader's data for what the browser has as markup already: the id travels with the page, the data do not.
 * Whoever ran the loader has both: the server, and a browser after a navigation.
 */
export interface ServerOnly<Data> {
  readonly id: string
  readonly [kind]?: Data
}

const dataByStub = new WeakMap<object, unknown>()

export function serverOnly<Data>(id: string, data: Data): ServerOnly<Data> {
  const stub = { id }
  dataByStub.set(stub, data)
  return stub
}

/** Null in a browser whose page came as HTML. */
export function dataOf<Data>(stub: ServerOnly<Data>): Data | null {
  return (dataByStub.get(stub) as Data | undefined) ?? null
}
