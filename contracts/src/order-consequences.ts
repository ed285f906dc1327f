import { z } from 'zod'
import { paymentMethods } from './values/payment-methods.ts'

/** What a change does to stock, times, money and e-mails. It is computed by the change itself, which is then undone. */
export const consequences = z
  .object({
    fitting: z
      .object({
        starts_at: z.iso.datetime().nullable().describe('Null if the time was agreed by phone.'),
        service_point: z.string(),
      })
      .nullable()
      .describe('The appointment that is released.'),
    tyres: z
      .array(z.object({ name: z.string(), week: z.string(), quantity: z.int() }))
      .describe('The tyres that go back into stock, by production week such as 07/2026.'),
    promo_code: z.string().nullable().describe('The promo code whose use is released.'),
    refund: z
      .object({
        amount: z.number(),
        deducted: z.number().describe('How much of it was deducted for damage or use.'),
        parts: z
          .array(
            z.object({
              amount: z.number(),
              payment_by: z.enum(paymentMethods),
              is_authorisation: z
                .boolean()
                .describe(
                  'Whether Klarna has not taken the money yet, so that its authorisation is reduced instead.',
                ),
            }),
          )
          .describe(
            'How much of it goes back of each payment: that of the order first, then its supplements.',
          ),
        lines: z
          .array(
            z.object({
              name: z.string(),
              quantity: z.int(),
              amount: z.number(),
              vat_percent: z.number(),
              vat: z.number(),
            }),
          )
          .describe('The lines of the credit note. The quantity is 0 where only money goes back.'),
      })
      .nullable()
      .describe('The refunds that become due, with the lines of their credit notes.'),
    emails: z.array(z.string()).describe('The addresses that get an e-mail.'),
  })
  .meta({ id: 'OrderConsequences' })
export type OrderConsequences = z.output<typeof consequences>
