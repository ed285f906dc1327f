import { centsOf } from './cents-of.ts'
import type { DeductionReason } from './deduction-reasons.ts'
import { formatAmount, formatEuro } from './format-euro.ts'
import type { Language } from './locale.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { refundDays, sendBackDays } from './withdrawal-days.ts'

const fi = {
  refunded: (amount: string) => `Palautamme ${amount} samalla maksutavalla kuin maksoit`,
  refundedByParts: (total: string, parts: string) =>
    `Palautamme yhteensä ${total} samoilla maksutavoilla kuin maksoit: ${parts}`,
  methods: {
    bank: 'verkkopankki',
    creditcard: 'maksukortti',
    'apple-pay': 'Apple Pay',
    mobile: 'mobiilimaksu',
    klarna: 'Klarna',
  },
  arrives: 'Raha on tililläsi muutaman pankkipäivän kuluessa.',
  arrivesByKlarna: 'Klarna poistaa summan laskultasi ja palauttaa sinulle sen, minkä olet jo maksanut.',
  arrivesPartlyByKlarna:
    'Klarna poistaa osuutensa laskultasi ja palauttaa sinulle sen, minkä olet jo maksanut. Muu raha on tililläsi muutaman pankkipäivän kuluessa.',
  until: (amount: string, date: string) =>
    `Palautamme ${amount} samalla maksutavalla kuin maksoit viimeistään ${date}.`,
  rule: `Palautamme maksusi, myös tavanomaisen toimituksen hinnan, samalla maksutavalla kuin maksoit viimeistään ${refundDays} päivän kuluttua siitä, kun ilmoitit peruuttamisesta.`,
  deduction: (isFitted: boolean) =>
    `Vähennämme vain ${isFitted ? 'pyynnöstäsi jo tehdyn asennuksen hinnan ja ' : ''}renkaiden arvon alenemisen, jos niitä on käytetty enemmän kuin tutustumiseen tarvitaan.`,
  deducted: (amount: string, reason: string) => `Vähensimme palautuksesta ${amount}: ${reason}.`,
  reasons: {
    used: 'renkailla on ajettu enemmän kuin tutustumiseen tarvitaan',
    damaged: 'renkaat ovat vaurioituneet',
  },
  /** A shop that collects the tyres must not wait for them (Directive 2011/83/EU, article 13(3)). */
  collected: {
    wait: 'Emme odota, että renkaat ovat tulleet takaisin.',
    tyres: (phone: string) =>
      `Noudamme renkaat kustannuksellamme: soita asiakaspalveluun${phone && ` ${phone}`} ja sovi noudosta.`,
    yourself: `Voit myös lähettää ne itse ${sendBackDays} päivän kuluessa ilmoituksestasi; korvaamme kuljetuksen kuittia vastaan.`,
  },
  sent: {
    wait: 'Voimme kuitenkin odottaa, kunnes renkaat ovat tulleet takaisin tai olet osoittanut lähettäneesi ne.',
    tyres: (phone: string) =>
      `Maksamme palautuskuljetuksen kuittia vastaan. Jos lähettäminen ei onnistu, soita asiakaspalveluun${phone && ` ${phone}`}.`,
    yourself: `Lähetä renkaat takaisin ${sendBackDays} päivän kuluessa ilmoituksestasi.`,
  },
}

const en: typeof fi = {
  refunded: (amount) => `We refund ${amount} by the method you paid with`,
  refundedByParts: (total, parts) => `We refund ${total} in all, by the methods you paid with: ${parts}`,
  methods: {
    bank: 'online bank',
    creditcard: 'payment card',
    'apple-pay': 'Apple Pay',
    mobile: 'mobile payment',
    klarna: 'Klarna',
  },
  arrives: 'The money is in your account within a few banking days.',
  arrivesByKlarna: 'Klarna takes the amount off your invoice and pays back what you have already paid.',
  arrivesPartlyByKlarna:
    'Klarna takes its part off your invoice and pays back what you have already paid. The rest of the money is in your account within a few banking days.',
  until: (amount, date) => `We refund ${amount} by the method you paid with, on ${date} at the latest.`,
  rule: `We refund your payment, standard delivery included, by the method you paid with, at the latest ${refundDays} days after you gave notice of your withdrawal.`,
  deduction: (isFitted) =>
    `We deduct only ${isFitted ? 'the price of fitting already done at your request, and ' : ''}the loss in value of tyres that have been used more than trying them requires.`,
  deducted: (amount, reason) => `We deducted ${amount} from the refund: ${reason}.`,
  reasons: {
    used: 'the tyres have been driven on more than trying them requires',
    damaged: 'the tyres have been damaged',
  },
  collected: {
    wait: 'We do not wait for the tyres to come back.',
    tyres: (phone) =>
      `We collect the tyres at our cost: call customer service${phone && `, ${phone},`} and agree on a time.`,
    yourself: `You may also send them yourself within ${sendBackDays} days of your notice; we pay the transport against a receipt.`,
  },
  sent: {
    wait: 'We may, however, wait until the tyres have come back or you have shown that you sent them.',
    tyres: (phone) =>
      `We pay the transport against a receipt. If you cannot send the tyres, call customer service${phone && `, ${phone}`}.`,
    yourself: `Send the tyres back within ${sendBackDays} days of your notice.`,
  },
}

type RefundWords = Omit<typeof fi, 'collected' | 'sent'> & {
  /** These sentences say what happens to the tyres, and whether the refund may wait for them. */
  readonly back: typeof fi.collected
}

/**
 * Returns the sentences about refunds. E-mails, pages and the content pages all use these, so that they agree in each
 * language, whether or not the shop collects the tyres.
 */
export function refundWords(language: Language, isCollected: boolean): RefundWords {
  const { collected, sent, ...words } = language === 'fi' ? fi : en
  return { ...words, back: isCollected ? collected : sent }
}

/** What goes back of one payment, in euros. An order has several payments if its fitting was moved to a dearer place. */
export interface RefundPart {
  readonly amount: number
  readonly payment_by: PaymentMethod | null
}

/** Returns the amounts with their methods, such as `600,00 € (Klarna), 7,00 € (online bank)`. */
export function refundParts(language: Language, parts: readonly RefundPart[]): string {
  const { methods } = refundWords(language, true)
  return parts
    .map(({ amount, payment_by: by }) => `${formatAmount(amount)}${by ? ` (${methods[by]})` : ''}`)
    .join(', ')
}

/** Returns the sentences about money that goes back at once: how much, by which methods, and when it arrives. */
export function refundAtOnce(language: Language, parts: readonly RefundPart[]): string {
  const w = refundWords(language, true)
  const isByKlarna = parts.some(({ payment_by: by }) => by === 'klarna')
  if (parts.length > 1) {
    const total = formatEuro(parts.reduce((cents, { amount }) => cents + centsOf(amount), 0))
    const sums = w.refundedByParts(total, refundParts(language, parts))
    return `${sums}. ${isByKlarna ? w.arrivesPartlyByKlarna : w.arrives}`
  }
  const [{ amount, payment_by: by } = { amount: 0, payment_by: null }] = parts
  const method = by ? ` (${w.methods[by]})` : ''
  return `${w.refunded(formatAmount(amount))}${method}. ${isByKlarna ? w.arrivesByKlarna : w.arrives}`
}

export function deductionSentence(
  language: Language,
  { amount, reason }: { readonly amount: string; readonly reason: DeductionReason },
): string {
  const w = refundWords(language, true)
  return w.deducted(amount, w.reasons[reason])
}
