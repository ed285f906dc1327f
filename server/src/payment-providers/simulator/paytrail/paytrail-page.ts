import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Both } from '../simulator-page.ts'
import { choicesIn, say, simulatorPage } from '../simulator-page.ts'
import type { HostileOutcome, UsualOutcome } from './outcomes.ts'
import type { PaymentStatus, RefundMode, SimulatedPayment } from './simulated-payment.ts'

const usual: Readonly<Record<UsualOutcome, Both>> = {
  ok: ['Maksa', 'Pay'],
  pending: ['Maksu jää odottamaan vahvistusta', 'The payment waits for a confirmation'],
  delayed: ['Maksu vahvistuu vasta päivien päästä', 'The payment takes days'],
  fail: ['Peruuta tai maksu epäonnistuu', 'Cancel, or the payment fails'],
}
const hostile: Readonly<Record<HostileOutcome, Both>> = {
  'lost-redirect': ['Maksettu, selain ei palaa kauppaan', 'Paid, the browser does not come back'],
  'lost-both': ['Maksettu, kauppa ei kuule mitään', 'Paid, the shop is not told'],
  'redirect-only': ['Maksettu, ilman takaisinkutsua', 'Paid, without a callback'],
  'callback-before': ['Takaisinkutsu ennen paluuta', 'Callback before the return'],
  'callback-after': ['Takaisinkutsu paluun jälkeen', 'Callback after the return'],
  'callbacks-doubled': ['Kaksi takaisinkutsua yhtä aikaa', 'Two callbacks at once'],
  'fail-then-ok': ['Takaisinkutsut: epäonnistui, sitten onnistui', 'Callbacks: failed, then paid'],
  'ok-then-fail': ['Takaisinkutsut: onnistui, sitten epäonnistui', 'Callbacks: paid, then failed'],
  sha512: ['Allekirjoitus sha512', 'Signed with sha512'],
  'signed-addition': ['Uusi, allekirjoitettu tieto', 'A new parameter, signed'],
  'wrong-amount': ['Maksettu euron liian vähän', 'Paid one euro too little'],
  'wrong-stamp': ['Toisen tilauksen tunniste', 'Another order’s stamp'],
  'wrong-signature': ['Väärä allekirjoitus', 'Wrong signature'],
  'extra-parameter': ['Allekirjoittamaton lisätieto', 'An extra parameter, not signed'],
}
const refunds: Readonly<Record<RefundMode, Both>> = {
  'refunds-made': ['Hyvitykset onnistuvat', 'Refunds are made'],
  'refunds-pending': ['Hyvitykset jäävät odottamaan', 'Refunds stay pending'],
  'refunds-refused': ['Hyvityksiä ei tueta (422)', 'Refunds are refused (422)'],
  'refunds-failed': ['Hyvitykset epäonnistuvat', 'Refunds fail'],
  'refunds-lost': ['Hyvitys tehdään, vastaus katoaa', 'Refunds are made, the answer is lost'],
}
const statuses: Readonly<Record<PaymentStatus, Both>> = {
  new: ['Maksu on avoinna.', 'The payment is open.'],
  ok: ['Maksettu.', 'Paid.'],
  fail: ['Epäonnistunut. Maksua voi yrittää uudelleen.', 'Failed. It can be tried again.'],
  pending: ['Odottaa vahvistusta.', 'Waiting for a confirmation.'],
  delayed: ['Vahvistuu päivien päästä.', 'Takes days.'],
}
const headings = {
  hostile: ['Maksu', 'Payment'],
  refunds: ['Hyvitykset tästä maksusta', 'Refunds of this payment'],
} as const satisfies Record<string, Both>

export function paytrailPage(payment: SimulatedPayment): string {
  const language = payment.language === 'FI' ? 'fi' : 'en'
  return simulatorPage({
    language,
    title: 'Paytrail',
    sum: formatEuro(payment.amount),
    status: say(language, statuses[payment.status]),
    rows: [
      [say(language, ['Viite', 'Reference']), payment.reference],
      [say(language, ['Maksutapa', 'Method']), payment.provider],
      ...(payment.items ?? []).map(
        ({ description, units, unitPrice }) =>
          [`${description} × ${units}`, formatEuro(unitPrice * units)] as const,
      ),
    ],
    shop: new URL(payment.redirectUrls.success).origin,
    groups: [
      { name: '', choices: choicesIn(language, usual) },
      { name: say(language, headings.hostile), choices: choicesIn(language, hostile) },
      { name: say(language, headings.refunds), choices: choicesIn(language, refunds) },
    ],
  })
}
