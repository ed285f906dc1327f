import { z } from 'zod'

export const paymentGroups = ['mobile', 'bank', 'creditcard', 'credit'] as const
type PaymentGroup = (typeof paymentGroups)[number]

const languages = ['FI', 'SV', 'EN'] as const
type Language = (typeof languages)[number]

/** The providers of Paytrail's test merchant, by their ids and names. */
const providers: Readonly<Record<PaymentGroup, Readonly<Record<string, string>>>> = {
  mobile: { mobilepay: 'MobilePay', siirto: 'Siirto', 'apple-pay': 'Apple Pay' },
  bank: {
    osuuspankki: 'OP',
    nordea: 'Nordea',
    danske: 'Danske Bank',
    spankki: 'S-Pankki',
    aktia: 'Aktia',
    pop: 'POP Pankki',
  },
  creditcard: { creditcard: 'Visa, Mastercard', amex: 'American Express' },
  credit: { walleyb2c: 'Walley' },
}

const names: Readonly<Record<PaymentGroup, Readonly<Record<Language, string>>>> = {
  mobile: { FI: 'Mobiilimaksutavat', SV: 'Mobilbetalning', EN: 'Mobile payment methods' },
  bank: { FI: 'Pankkimaksutavat', SV: 'Bankbetalning', EN: 'Bank payment methods' },
  creditcard: { FI: 'Korttimaksutavat', SV: 'Kortbetalning', EN: 'Card payment methods' },
  credit: { FI: 'Lasku- ja osamaksutavat', SV: 'Faktura och delbetalning', EN: 'Invoice and instalments' },
}

/** The query of `GET /merchants/grouped-payment-providers`; the groups are separated by commas. */
export const providersRequest = z.object({
  amount: z.coerce.number().int().min(0).max(99_999_999).optional(),
  groups: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(paymentGroups)))
    .default([...paymentGroups]),
  language: z.enum(languages).default('FI'),
})

/** No simulated provider has an amount limit, so the amount has no effect. */
export function groupedProviders({ groups, language }: z.output<typeof providersRequest>) {
  const grouped = groups.map((id) => ({
    id,
    name: names[id][language],
    providers: Object.entries(providers[id]).map(([provider, name]) => ({ id: provider, name, group: id })),
  }))
  return { terms: 'Simulator', groups: grouped, providers: grouped.flatMap((group) => group.providers) }
}
