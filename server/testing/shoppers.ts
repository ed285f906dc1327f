import type pg from 'pg'
import type { Answer } from './buyers-over-http.ts'
import { buyerOverHttp, chooseAt, comeBack } from './buyers-over-http.ts'

/** Lets buyers shop, and records what the shop answers to them and which orders and payments these answers promise. */
export function shoppers(shopUrl: string, tyre: number, onAnswer?: (answer: Answer) => void) {
  const received = { answers: new Map<string, number>(), slowest: 0, sentences: new Set<string>() }
  const acknowledged = { ordered: new Set<string>(), paid: new Set<string>() }
  const record = (path: string, answer: Answer, milliseconds: number) => {
    const { status, body } = answer
    const kind = `${status} ${body?.code ?? ''}`.trim()
    received.answers.set(kind, (received.answers.get(kind) ?? 0) + 1)
    received.slowest = Math.max(received.slowest, milliseconds)
    onAnswer?.(answer)
    if (status === 503) received.sentences.add(body?.message ?? '')
    if (status !== 200 || !body) return
    const data = body.data as {
      orderDetails?: { order_number: string }
      payment_status?: string
      order_number: string
    }
    if (path === 'order/confirm' && data.orderDetails)
      acknowledged.ordered.add(data.orderDetails.order_number)
    if (data.payment_status === 'paid') acknowledged.paid.add(data.order_number)
  }
  let people = 0
  return {
    received,
    acknowledged,
    /** Lets buyers come one after the other. A buyer whom the shop refuses leaves, and the next one comes. */
    async shopping(isOpen: () => boolean): Promise<void> {
      while (isOpen()) {
        const number = ++people
        const byKlarna = number % 4 === 3
        await buyerOverHttp(shopUrl, number, { tyre, onAnswer: record })
          .then(async (buyer) => {
            const address = await buyer.pay(byKlarna ? 'klarna' : 'bank')
            if (address) await comeBack(buyer, await chooseAt(address, byKlarna ? 'approve' : 'ok'))
          })
          .catch(() => undefined)
      }
    },
    /** Returns the numbers of acknowledged orders and payments that the database does not have. */
    async missing(pool: pg.Pool): Promise<string[]> {
      const [ordered, paid] = [[...acknowledged.ordered], [...acknowledged.paid]]
      const { rows } = await pool.query<{ order_number: string; is_paid: boolean }>(
        `select order_number, order_status = 'paid' as is_paid from shop_order where order_number = any($1)`,
        [[...ordered, ...paid]],
      )
      const found = new Map(rows.map((row) => [row.order_number, row.is_paid]))
      return [
        ...ordered.filter((number) => !found.has(number)),
        ...paid.filter((number) => !found.get(number)),
      ]
    },
  }
}
