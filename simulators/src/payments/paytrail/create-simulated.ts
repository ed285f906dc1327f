import { randomUUID } from 'node:crypto'
import type { Algorithm } from '@pito/server/src/payment-providers/index.ts'
import type { PaytrailSimulator } from './finish-payment.ts'
import { paymentKind } from './finish-payment.ts'
import type { SimulatedPayment } from './simulated-payment.ts'
import { buyerOfRequest, paymentRequest } from './simulated-payment.ts'

interface Answer {
  readonly status: 201 | 400
  readonly answer: object
}

const refused = (message: string): Answer => ({ status: 400, answer: { status: 'error', message } })

/** Serves `POST /payments` and refuses what Paytrail refuses. */
export async function createSimulated(
  { store, address, now }: PaytrailSimulator,
  request: unknown,
  algorithm: Algorithm,
): Promise<Answer> {
  const { data, error } = paymentRequest.safeParse(request)
  if (!data) return refused(`Request does not validate: ${error.issues[0]?.path.join('.')}`)
  if (!buyerOfRequest.safeParse(request).success) return refused('Request does not validate: customer')
  const sum = data.items?.reduce((total, { unitPrice, units }) => total + unitPrice * units, 0)
  if (sum !== undefined && sum !== data.amount) return refused('amount differs from the sum of items')
  const id = randomUUID()
  if (!(await store.insert('paytrail stamp', data.stamp, { id })))
    return refused('stamp has been used already')
  const payment: SimulatedPayment = {
    ...data,
    id,
    algorithm,
    status: 'new',
    paid: data.amount,
    provider: providers[data.groups[0] ?? 'bank'],
    createdAt: now().toISOString(),
    refundMode: 'refunds-made',
    refunds: [],
    callbacks: [],
  }
  await store.insert(paymentKind, id, payment)
  return { status: 201, answer: created(payment, address) }
}

const providers = { bank: 'osuuspankki', creditcard: 'creditcard', mobile: 'mobilepay', credit: 'walleyb2c' }

function created({ id, reference, provider, groups }: SimulatedPayment, address: string) {
  const [group = 'bank'] = groups
  return {
    transactionId: id,
    href: `${address}/pay/${id}`,
    reference,
    terms: 'Simulator',
    groups: [{ id: group, name: group }],
    providers: [
      {
        url: `${address}/pay/${id}`,
        name: provider,
        group,
        id: provider,
        parameters: [{ name: 'outcome', value: 'ok' }],
      },
    ],
    customProviders: {},
  }
}
