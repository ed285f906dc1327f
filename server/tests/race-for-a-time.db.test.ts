import { expect, test } from 'vitest'
import { addPoint } from '../src/booking/testing/add-point.ts'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { insertRow } from '../testing/insert-row.ts'
import { patience, spawnProcesses } from '../testing/spawn-processes.ts'
import { testDatabase } from '../testing/test-database.ts'

/** `npm run faults:booking` runs this file with 200 clients and 50 rounds. */
const clientCount = Number(process.env.RACE_CLIENTS ?? 20)
const rounds = Number(process.env.RACE_ROUNDS ?? 2)
const whole = { timeout: patience.timeout + rounds * clientCount * 200 }
/** Aborts a request that takes longer than a minute. A response takes far less, so such a request hangs. */
const abortIfHanging = () => AbortSignal.timeout(60_000)

const { url, pool } = await testDatabase()
await addSmallCatalogue(pool)
await addTyre(pool, 1)
await insertRow(pool, 'stock_batch', { tyre_id: 1, dot_year: 2026, dot_week: 10, quantity: 999 })
const { listening, address } = spawnProcesses(url, 3, {
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT_PER_MINUTE: '1000000',
})

interface Client {
  readonly headers: Record<string, string>
  readonly cartId: string
}

async function post(path: string, headers: Record<string, string>, body: object) {
  const answer = await fetch(`${address()}/api/v1/anonymous/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', locale: 'en_GB', ...headers },
    body: JSON.stringify(body),
    signal: abortIfHanging(),
  })
  return { status: answer.status, body: (await answer.json()) as { message?: string; data: never } }
}

/** Returns a guest with four tyres in the cart and a network address of their own. */
async function newClient(_: unknown, index: number): Promise<Client> {
  const from = { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` }
  const { body } = await post('cart/item/insert', from, { type_id: 1, quantity: 1 })
  const { cart_id, anonymous_id } = body.data as { cart_id: string; anonymous_id: string }
  return { headers: { ...from, 'anonymous-id': anonymous_id }, cartId: cart_id }
}

/** Adds a service point that has one fitting time left, in the given number of bays. */
async function oneTimeLeft(bays: number, name: string) {
  const { pointId: id } = await addPoint(pool, { slug: name, bays })
  await pool.query("update service_point_hours set end_time = '08:30' where service_point_id = $1", [id])
  const answer = await fetch(`${address()}/api/v1/dealer/${id}/appointments`, { signal: abortIfHanging() })
  const { data } = (await answer.json()) as { data: { data: { first_date: string } } }
  return { id, date: data.data.first_date }
}

type Point = Awaited<ReturnType<typeof oneTimeLeft>>

const take = ({ headers, cartId }: Client, { id, date }: Point) =>
  post('appointment/create', headers, {
    dealer_id: id,
    cart_id: cartId,
    service_ids: '[1]',
    schedule_date: date,
    start_time: '08:00',
  })

async function heldAt({ id }: Point) {
  const { rows } = await pool.query(
    'select count(*)::integer as holds, count(distinct bay_id)::integer as bays from appointment where service_point_id = $1',
    [id],
  )
  return rows[0]
}

const letHoldsRunOut = () =>
  pool.query("update appointment set held_until = now() - interval '1 second' where state = 'hold'")

let clients: Client[] = []

test('three processes serve, and each client has a cart', whole, async () => {
  await expect.poll(listening, patience).toHaveLength(3)
  clients = await Promise.all(Array.from({ length: clientCount }, newClient))
  expect(new Set(clients.map(({ cartId }) => cartId)).size).toBe(clientCount)
})

test(
  'of all who want one time, as many get it as there are bays; the others are refused in words',
  whole,
  async () => {
    for (let round = 0; round < rounds; round++) {
      const bays = 1 + (round % 3)
      const point = await oneTimeLeft(bays, `viimeinen-${round}`)
      const answers = await Promise.all(clients.map((client) => take(client, point)))
      const count = (status: number) => answers.filter((answer) => answer.status === status).length
      expect([round, count(200), count(409)]).toEqual([round, bays, clientCount - bays])
      for (const { status, body } of answers)
        if (status === 409)
          expect(body.message).toBe('The booking did not succeed, please choose another time.')
      expect(await heldAt(point)).toEqual({ holds: bays, bays })
    }
  },
)

test('a process that is killed amid holds loses no time and gives none twice', whole, async () => {
  for (let round = 0; round < Math.ceil(rounds / 5); round++) {
    const bays = 2
    const point = await oneTimeLeft(bays, `kaatunut-${round}`)
    const before = listening()
    const taking = clients.map((client) => take(client, point).catch(() => null))
    await Promise.race(taking)
    process.kill(before[round % before.length] ?? 0, 'SIGKILL')
    const answers = await Promise.all(taking)
    expect(answers.filter((answer) => answer?.status === 200).length).toBeLessThanOrEqual(bays)
    await expect.poll(() => listening().length, patience).toBe(before.length + 1)
    // Clients that got no response ask again. A client that had reserved the time without learning of it still has
    // the time.
    const again = await Promise.all(clients.map((client) => take(client, point)))
    expect(again.filter(({ status }) => status === 200)).toHaveLength(bays)
    expect(again.filter(({ status }) => status === 409)).toHaveLength(clientCount - bays)
    expect(await heldAt(point)).toEqual({ holds: bays, bays })
    // A process that died must not leave anything behind that blocks the time for ever.
    await letHoldsRunOut()
    const afterwards = await Promise.all(clients.map((client) => take(client, point)))
    expect(afterwards.filter(({ status }) => status === 200)).toHaveLength(bays)
    expect(await heldAt(point)).toEqual({ holds: bays, bays })
  }
})

test('when the holds have run out, the time is there for others', whole, async () => {
  const point = await oneTimeLeft(1, 'rauennut')
  const [first, second] = clients
  if (!first || !second) throw new Error('There are no clients.')
  expect((await take(first, point)).status).toBe(200)
  expect((await take(second, point)).status).toBe(409)
  await letHoldsRunOut()
  expect((await take(second, point)).status).toBe(200)
  expect(await heldAt(point)).toEqual({ holds: 1, bays: 1 })
})
