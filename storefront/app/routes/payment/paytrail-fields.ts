/**
 * The parameters that Paytrail appends to the return address, under the API's field names: dashes become underscores.
 */
export interface PaytrailFields {
  readonly checkout_account: string
  readonly checkout_algorithm: string
  readonly checkout_amount: string
  readonly checkout_stamp: string
  readonly checkout_reference: string
  readonly checkout_status: string
  readonly signature: string
  readonly [name: string]: string
}

const needed = ['account', 'algorithm', 'amount', 'stamp', 'reference', 'status'].map(
  (name) => `checkout_${name}`,
)

/** Returns null if a parameter is missing, empty or repeated. */
export function paytrailFields({ searchParams }: URL): PaytrailFields | null {
  const named = [...searchParams].map(([name, value]) => [name.replaceAll('-', '_'), value] as const)
  const fields = Object.fromEntries(named.filter(([name]) => name === 'signature' || isPaytrails(name)))
  const isWhole = [...needed, 'signature'].every((name) => fields[name])
  const isPlain = new Set(named.map(([name]) => name)).size === named.length
  return isWhole && isPlain ? (fields as unknown as PaytrailFields) : null
}

function isPaytrails(name: string): boolean {
  return name.startsWith('checkout_')
}

/** A stamp consists of the order's number, a dash and the number of the attempt. */
export function orderNumberOf({ checkout_stamp: stamp }: Pick<PaytrailFields, 'checkout_stamp'>): string {
  return stamp.split('-')[0] ?? ''
}
