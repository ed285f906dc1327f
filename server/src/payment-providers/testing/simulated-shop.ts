import { startSimulators } from '@pito/simulators/payments/start-simulators'
import type { FastifyRequest } from 'fastify'
import { fastify } from 'fastify'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { noCompany } from '../../platform/company/company.ts'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import type { PaymentProvider, ProviderName } from '../provider.ts'
import { providersOf } from '../providers-of.ts'

/** Starts both simulators and a shop that only records the callbacks that reach it. */
export async function simulatedShop() {
  const received: { method: string; url: string; query: Record<string, string> }[] = []
  const answers: number[] = []
  const shop = fastify()
  shop.all('/*', (request: FastifyRequest, reply) => {
    const query = request.query as Record<string, string>
    received.push({ method: request.method, url: request.url.split('?', 1)[0] ?? '', query })
    return reply.status(answers.shift() ?? 200).send()
  })
  const shopUrl = await shop.listen({ port: 0, host: '127.0.0.1' })
  let moment = new Date('2026-11-20T10:00:00Z')
  const now = () => moment
  const pauses: number[] = []
  const pause = (milliseconds: number) => Promise.resolve(pauses.push(milliseconds))
  const log = createLog('silent')
  const simulators = await startSimulators({ now, pause, log })
  afterTestFile(async () => {
    await simulators.close()
    await shop.close()
  })
  const config = readConfig({
    SECRET_KEY: 'a secret for tests, of forty characters',
    SHOP_URL: shopUrl,
    ...simulators.settings,
  })
  const providers: Readonly<Record<ProviderName, PaymentProvider>> = providersOf({
    config,
    log,
    clock: now,
    company: { current: { ...noCompany, shopName: 'Pito' }, isKnown: true },
  })
  return {
    config,
    providers,
    simulators,
    received,
    pauses,
    /** Sets the statuses with which the shop responds to the next callbacks. */
    answerWith: (...statuses: number[]) => answers.push(...statuses),
    at: (text: string) => {
      moment = new Date(text)
    },
    /** Does what a buyer or a script does on the page of a provider. */
    async choose(address: string, outcome: string) {
      const response = await fetch(address, { method: 'POST', body: JSON.stringify({ outcome }), headers })
      return { status: response.status, ...((await response.json()) as { redirect: string | null }) }
    },
    async ledger<Entry>(path: string): Promise<Entry> {
      const response = await fetch(`${simulators.url}${path}`)
      return (await response.json()) as Entry
    },
  }
}

const headers = { 'content-type': 'application/json' }
