/**
 * The parameters that Paytrail appends to the return URL, under the API's field names, in which dashes become
 * underscores.
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

/** Reads Paytrail's parameters from the return URL. Returns null if a parameter is missing, empty or repeated. */
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

/**
 * Returns the order number from Paytrail's stamp, which consists of the order number, a dash and the number of the
 * attempt.
 */
export function orderNumberOf({ checkout_stamp: stamp }: Pick<PaytrailFields, 'checkout_stamp'>): string {
  return stamp.split('-')[0] ?? ''
}
