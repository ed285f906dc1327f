import { formatEuro } from '@pito/contracts/values/format-euro'
import type { FastifyInstance } from 'fastify'
import { outcomeOf, wantsPage } from '../read-outcome.ts'
import type { Both } from '../simulator-page.ts'
import { choicesIn, say, sendPage, simulatorPage } from '../simulator-page.ts'
import { agree, decideOrder, finalStatuses, pageStatusOf } from './agree.ts'
import { shownOrder } from './manage-order.ts'
import type { HostileOutcome, UsualOutcome } from './outcomes.ts'
import { orderOutcomes, outcomeNamed } from './outcomes.ts'
import type { PageStatus, SimulatedSession } from './simulated-session.ts'
import { sessionKind, sessionOfPage } from './simulated-session.ts'
import type { KlarnaSimulator } from './start-session.ts'

interface IdRoute {
  Params: { id: string }
}

/**
 * Serves the page on which a buyer approves the payment, usable from a browser and from a script, and a list of the
 * simulator's orders, which a script compares with the orders of the shop.
 */
export function serveKlarnaPages(scope: FastifyInstance, simulator: KlarnaSimulator): void {
  const { store } = simulator
  scope.get<IdRoute>('/pay/:id', async ({ params }, reply) => {
    const session = await store.read<SimulatedSession>(sessionKind, sessionOfPage(params.id))
    if (!session?.page) return reply.callNotFound()
    return sendPage(reply, klarnaPage(session), session.page.urls.back)
  })
  scope.post<IdRoute>('/pay/:id', async (request, reply) => {
    const { id } = request.params
    const name = await outcomeOf(request)
    const outcome = outcomeNamed(name)
    const agreed = outcome && (await agree(simulator, id, outcome))
    if (!agreed) return reply.status(404).send({ outcome: name })
    const redirect = agreed === 'over' ? null : agreed.redirect
    if (wantsPage(request)) return reply.redirect(redirect ?? `${simulator.address}/pay/${id}`, 303)
    return reply.status(agreed === 'over' ? 409 : 200).send({ outcome: name, redirect })
  })
  scope.post<IdRoute>('/orders/:id', async (request, reply) => {
    const name = await outcomeOf(request)
    const outcome = orderOutcomes.find((known) => known === name)
    const decided = outcome && (await decideOrder(simulator, request.params.id, outcome))
    return reply.status(decided ? 200 : 404).send({ outcome: name })
  })
  scope.get('/orders', async (_request, reply) => {
    const sessions = await store.list<SimulatedSession>(sessionKind)
    const orders = sessions.flatMap((session) => (session.order ? shownOrder(session, session.order) : []))
    return reply.send({ orders })
  })
}

const usual: Readonly<Record<UsualOutcome, Both>> = {
  approve: ['Hyväksy osto', 'Approve the purchase'],
  'fraud-pending': ['Hyväksy, Klarna tarkistaa vielä', 'Approve, Klarna still checks it'],
  fail: ['Klarna hylkää, voi yrittää uudelleen', 'Klarna declines, can be tried again'],
  back: ['Palaa kauppaan', 'Go back to the shop'],
  cancel: ['Peruuta', 'Cancel'],
}
const hostile: Readonly<Record<HostileOutcome, Both>> = {
  'lost-redirect': ['Hyväksytty, selain ei palaa kauppaan', 'Approved, the browser does not come back'],
  'lost-both': ['Hyväksytty, kauppa ei kuule mitään', 'Approved, the shop is not told'],
  'redirect-only': ['Hyväksytty, ilman takaisinkutsua', 'Approved, without a callback'],
  'callback-before': ['Takaisinkutsu ennen paluuta', 'Callback before the return'],
  'callback-after': ['Takaisinkutsu paluun jälkeen', 'Callback after the return'],
  'callbacks-doubled': ['Kaksi takaisinkutsua yhtä aikaa', 'Two callbacks at once'],
  'fraud-rejected': ['Tilaus hylätään petosepäilyn vuoksi', 'The order is rejected as fraud'],
  conflict: ['Tilaus eroaa istunnosta (409)', 'The order differs from the session (409)'],
  'token-expired': ['Vahvistus vanhenee (404)', 'The authorisation expires (404)'],
  'answer-lost': ['Tilaus tehdään, vastaus katoaa', 'The order is placed, the answer is lost'],
  'other-amount': ['Tilaus euron liian pieni', 'The order is one euro too small'],
  'other-currency': ['Tilaus on kruunuissa', 'The order is in Swedish kronor'],
  error: ['Tekninen virhe', 'A technical error'],
}
const statuses: Readonly<Record<PageStatus, Both>> = {
  WAITING: ['Ostosta ei ole vielä hyväksytty.', 'The purchase is not approved yet.'],
  IN_PROGRESS: ['Ostosta ei ole vielä hyväksytty.', 'The purchase is not approved yet.'],
  BACK: ['Osto jäi kesken. Sitä voi jatkaa.', 'The purchase was left. It can go on.'],
  FAILED: ['Hylätty. Voit yrittää uudelleen.', 'Declined. You can try again.'],
  ERROR: ['Tekninen virhe. Voit yrittää uudelleen.', 'A technical error. You can try again.'],
  COMPLETED: ['Osto on hyväksytty.', 'The purchase is approved.'],
  CANCELLED: ['Osto on peruutettu.', 'The purchase is cancelled.'],
  DISABLED: ['Kauppa on sulkenut tämän maksun.', 'The shop has closed this payment.'],
}

function klarnaPage(session: SimulatedSession): string {
  const language = session.locale === 'fi-FI' ? 'fi' : 'en'
  return simulatorPage({
    language,
    title: 'Klarna',
    sum: formatEuro(session.amount),
    status: say(language, statuses[pageStatusOf(session)]),
    rows: [
      [say(language, ['Tilaus', 'Order']), session.reference1],
      ...session.lines.map(
        ({ name, quantity, total }) => [`${name} × ${quantity}`, formatEuro(total)] as const,
      ),
    ],
    shop: new URL(session.page?.urls.back ?? session.notification).origin,
    groups: finalStatuses.has(pageStatusOf(session))
      ? []
      : [
          { name: '', choices: choicesIn(language, usual) },
          { name: say(language, ['Osto', 'Purchase']), choices: choicesIn(language, hostile) },
        ],
  })
}
