interface ServicePrices {
  readonly isPricePerQuantity: boolean
  readonly hasVariations: boolean
  /** The price in cents for each group of tyres; null if the service is not offered for that group. */
  readonly prices: readonly (number | null)[]
}

interface FittedGroup {
  readonly rim: number
  readonly quantity: number
}

export interface ServiceLine {
  /** The rim in inches, if the price depends on it. */
  readonly rim: number | null
  readonly quantity: number
  readonly eachCents: number
}

/**
 * Prices a service for the tyres of a cart: either per tyre at the price of its rim, or once at the price of the
 * chosen rim. If no rim is chosen, or the chosen rim is no longer in the cart, the price of the largest rim applies.
 * Returns null if the service is not offered for the tyres.
 */
export function serviceLines(
  service: ServicePrices,
  groups: readonly FittedGroup[],
  chosenRim: number | null,
): readonly ServiceLine[] | null {
  const { isPricePerQuantity, hasVariations, prices } = service
  const rims = groups.map(({ rim }) => rim)
  const rim = chosenRim !== null && rims.includes(chosenRim) ? chosenRim : Math.max(...rims)
  const isCounted = (group: FittedGroup) => isPricePerQuantity || !hasVariations || group.rim === rim
  const counted = groups.flatMap((group, place) =>
    isCounted(group) ? [{ ...group, cents: prices[place] ?? null }] : [],
  )
  const lines = counted.flatMap(({ cents, ...group }) =>
    cents === null
      ? []
      : [{ rim: hasVariations ? group.rim : null, quantity: group.quantity, eachCents: cents }],
  )
  if (lines.length < counted.length || lines.length === 0) return null
  return isPricePerQuantity ? lines.reduce<ServiceLine[]>(added, []) : [{ ...dearest(lines), quantity: 1 }]
}

function added(lines: ServiceLine[], line: ServiceLine): ServiceLine[] {
  const isAlike = (other: ServiceLine) => other.rim === line.rim && other.eachCents === line.eachCents
  const alike = lines.find(isAlike)
  if (!alike) return [...lines, line]
  return lines.map((other) =>
    isAlike(other) ? { ...other, quantity: other.quantity + line.quantity } : other,
  )
}

function dearest([first, ...others]: readonly ServiceLine[]): ServiceLine {
  return others.reduce((most, line) => (line.eachCents > most.eachCents ? line : most), first as ServiceLine)
}
