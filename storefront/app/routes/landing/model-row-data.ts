/** A model as its row shows it, in the page's language alone. */
export interface ModelRowData {
  readonly href: string
  readonly name: string
  /** Empty where the page is its brand's own. */
  readonly brand: string
  /** 0 where the page is its season's own. */
  readonly seasonId: number
  readonly text: string
  /** Empty where it has none. */
  readonly picture: string
  readonly rims: string
  readonly sizes: number
  readonly cents: number
  readonly stock: number
}

const between = '\t'

/** Thirty-six of them travel with a page: packed into texts they take a third of the room. */
export function packedRow(row: ModelRowData): string {
  const { href, name, brand, seasonId, text, picture, rims, sizes, cents, stock } = row
  const parts = [href, name, brand, seasonId, text, picture, rims, sizes, cents, stock]
  return parts.map((part) => String(part).replaceAll(between, ' ')).join(between)
}

export function unpackedRow(packed: string): ModelRowData {
  const [href = '', name = '', brand = '', season, text = '', picture = '', rims = '', ...figures] =
    packed.split(between)
  const [sizes = 0, cents = 0, stock = 0] = figures.map(Number)
  return { href, name, brand, seasonId: Number(season), text, picture, rims, sizes, cents, stock }
}
