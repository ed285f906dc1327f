export interface SoldLine {
  readonly type: 'product' | 'service' | 'shipping_charges' | 'recycling_charges'
  readonly tyreId: number | null
  readonly quantity: number
  /** After the discount. */
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

/** What goes back of one line of the order. */
export interface LineRefund {
  readonly quantity: number
  readonly cents: number
}

/**
 * What goes back for returned tyres, line by line in the order of the lines: the tyres' share of what was paid for them,
 * with the recycling fee. With the last tyre the ordinary delivery goes back too (Consumer Protection Act 6:17 §). A
 * fitting that was done stays paid for; one that never will be goes back with the first tyre, because a buyer who has
 * some tyres left is not served either.
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

/** More pieces than were sold, or others. */
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

/** Counted from the beginning each time, so that pieces returned one by one add up to the cent. */
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
