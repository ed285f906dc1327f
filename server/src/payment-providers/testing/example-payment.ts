import { randomUUID } from 'node:crypto'
import type { KnownPayment, PaymentToMake, RefundToMake } from '../provider.ts'

/** Four tyres with a discount, their fitting, and a delivery: 588.90 € less the discount is 571.40 €. */
export const examplePayment: PaymentToMake = {
  attemptId: '0b6f7d6c-6f0e-4d0a-9a53-0f4b6d1d2a01',
  stamp: '4711000001-1',
  orderNumber: '4711000001',
  reference: '47110000017',
  amountCents: 57_140,
  method: 'bank',
  locale: 'fi_FI',
  isBusiness: false,
  lines: [
    {
      kind: 'product',
      reference: 'tyre-1',
      name: 'Talvikki Nasta 205/55 R16 94T',
      quantity: 4,
      unitCents: 12_250,
      totalCents: 49_000,
      discountCents: 1750,
      vatPermille: 255,
      vatCents: 9600,
    },
    {
      kind: 'service',
      reference: 'fitting',
      name: 'Renkaiden asennus',
      quantity: 1,
      unitCents: 7900,
      totalCents: 7900,
      discountCents: 0,
      vatPermille: 255,
      vatCents: 1605,
    },
    {
      kind: 'delivery',
      reference: 'delivery',
      name: 'Toimitus',
      quantity: 1,
      unitCents: 1990,
      totalCents: 1990,
      discountCents: 0,
      vatPermille: 255,
      vatCents: 404,
    },
  ],
  buyer: {
    firstName: 'Aino',
    lastName: 'Virtanen',
    email: 'aino@pito.example',
    phone: '+358401234567',
    street: 'Hämeenkatu 1',
    zipcode: '33100',
    city: 'Tampere',
    companyName: null,
    vatId: null,
  },
  delivery: {
    firstName: 'Veikko',
    lastName: 'Lahtinen',
    phone: '+358501234567',
    street: 'Nastakuja 5',
    zipcode: '33200',
    city: 'Tampere',
  },
}

/** Returns the example under another number, because every test of a provider needs its own. */
export function paymentNumbered(number: number, changed: Partial<PaymentToMake> = {}): PaymentToMake {
  const orderNumber = String(4_711_000_000 + number)
  return {
    ...examplePayment,
    attemptId: `0b6f7d6c-6f0e-4d0a-9a53-${String(number).padStart(12, '0')}`,
    orderNumber,
    stamp: `${orderNumber}-1`,
    ...changed,
  }
}

export function knownAs(
  payment: PaymentToMake,
  providerId: string,
  providerOrderId: string | null = null,
): KnownPayment {
  return { ...payment, providerId, providerOrderId }
}

export function refundOf(amountCents: number): RefundToMake {
  return { refundId: randomUUID(), amountCents, sentBefore: false }
}
