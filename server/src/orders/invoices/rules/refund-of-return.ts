export interface SoldLine {
  readonly type: 'product' | 'service' | 'shipping_charges' | 'recycling_charges'
  readonly tyreId: number | null
  readonly quantity: number
  /** The price of the line after the discount. */
  readonly paidCents: number
}

interface SoldOrder {
  readonly lines: readonly SoldLine[]
  readonly isFitted: boolean
}

export interface Returned {
  readonly tyreId: number
  readonly quantity: number
}

/** The refund for one line of the order. */
export interface LineRefund {
  readonly quantity: number
  readonly cents: number
}

/**
 * Computes the refund for returned tyres, one entry for each line of the order. The refund is the share of the
 * returned tyres in what was paid for the tyres and for their recycling fee. With the last tyre the standard delivery
 * charge is refunded too (Consumer Protection Act 6:17 §). A fitting that was done is not refunded. A fitting that
 * was not done is refunded with the first tyre, because it is of no use to a buyer who keeps only some of the tyres.
 */
export function refundOfReturn(
  order: SoldOrder,
  before: readonly Returned[],
  now: readonly Returned[],
): LineRefund[] {
  const all = [...before, ...now]
  return order.lines.map((line) => {
    const [earlier, soFar] = [paidBackFor(line, order, before), paidBackFor(line, order, all)]
    return { quantity: soFar.quantity - earlier.quantity, cents: soFar.cents - earlier.cents }
  })
}

/** A refund on which the shop and a company have agreed. */
interface AgreedRefund {
  /** The refund if all agreed tyres arrive. */
  readonly refundCents: number
  readonly agreed: readonly Returned[]
}

/**
 * Returns what an agreed return refunds in total after these tyres have arrived: their share in the price of all agreed
 * tyres. The refund of one arrival is the difference between two such totals, so that they add up to the cent.
 */
export function refundOfAgreement(
  lines: readonly SoldLine[],
  { refundCents, agreed }: AgreedRefund,
  arrived: readonly Returned[],
): number {
  const priceOf = (tyres: readonly Returned[]) =>
    sumOf(
      lines
        .filter(({ tyreId }) => tyreId !== null)
        .map((line) => (line.paidCents * countOf(tyres, line.tyreId)) / line.quantity),
    )
  const price = priceOf(agreed)
  return price === 0 ? 0 : Math.round((refundCents * priceOf(arrived)) / price)
}

/** Returns a refusal if more tyres are returned than were sold, or tyres that are not part of the order. */
export function whyNotTakenBack(
  lines: readonly SoldLine[],
  returned: readonly Returned[],
): 'order-not-returnable' | null {
  const sold = productsOf(lines)
  const isSold = returned.every(({ tyreId }) =>
    sold.some((line) => line.tyreId === tyreId && countOf(returned, tyreId) <= line.quantity),
  )
  return isSold ? null : 'order-not-returnable'
}

export function isAllReturned(lines: readonly SoldLine[], returned: readonly Returned[]): boolean {
  return productsOf(lines).every(({ tyreId, quantity }) => countOf(returned, tyreId) >= quantity)
}

/**
 * Returns what is refunded for a line in total after the given returns. The refund of one return is the difference
 * between two such totals, so that the refunds of tyres returned one by one add up to the cent.
 */
function paidBackFor(line: SoldLine, order: SoldOrder, returned: readonly Returned[]): LineRefund {
  const quantity = piecesBack(line, order, returned)
  return { quantity, cents: Math.round((line.paidCents * quantity) / line.quantity) }
}

function piecesBack(line: SoldLine, { lines, isFitted }: SoldOrder, returned: readonly Returned[]): number {
  switch (line.type) {
    case 'shipping_charges':
      return isAllReturned(lines, returned) ? line.quantity : 0
    case 'service':
      return isFitted || returned.length === 0 ? 0 : line.quantity
    default:
      return line.tyreId === null ? 0 : countOf(returned, line.tyreId)
  }
}

function productsOf(lines: readonly SoldLine[]): SoldLine[] {
  return lines.filter(({ type }) => type === 'product')
}

function countOf(returned: readonly Returned[], tyreId: number | null): number {
  return sumOf(returned.filter((one) => one.tyreId === tyreId).map(({ quantity }) => quantity))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
