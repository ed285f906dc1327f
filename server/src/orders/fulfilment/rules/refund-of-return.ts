export interface SoldLine {
  readonly type: 'product' | 'service' | 'shipping_charges' | 'recycling_charges'
  readonly tyreId: number | null
  readonly quantity: number
  /** After the discount. */
  readonly paidCents: number
}

export interface SoldOrder {
  readonly lines: readonly SoldLine[]
  readonly isFitted: boolean
}

export interface Returned {
  readonly tyreId: number
  readonly quantity: number
}

/**
 * What goes back for tyres that came back: their share of what was paid for them, with the recycling fee. With the last
 * of them the ordinary delivery goes back too (Consumer Protection Act 6:17 §). A fitting that was done stays paid for; one
 * that never will be goes back with the first of them, because whoever has some tyres left is not served either.
 */
export function refundOfReturn(
  order: SoldOrder,
  before: readonly Returned[],
  now: readonly Returned[],
): number {
  return paidBackFor(order, [...before, ...now]) - paidBackFor(order, before)
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
function paidBackFor({ lines, isFitted }: SoldOrder, returned: readonly Returned[]): number {
  const goods = lines
    .filter(({ tyreId }) => tyreId !== null)
    .map(({ tyreId, quantity, paidCents }) => Math.round((paidCents * countOf(returned, tyreId)) / quantity))
  const delivery = isAllReturned(lines, returned)
    ? lines.filter(({ type }) => type === 'shipping_charges')
    : []
  const isServed = isFitted || returned.length === 0
  const services = isServed ? [] : lines.filter(({ type }) => type === 'service')
  return sumOf([...goods, ...[...delivery, ...services].map(({ paidCents }) => paidCents)])
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
