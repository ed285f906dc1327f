import { formatEuro } from '@pito/contracts/values/format-euro'
import { renderEmail } from '../../platform/mail/email-layout.ts'
import type { Email } from '../../platform/mail/send-mail.ts'
import type { ShopSettings } from '../../platform/platform.ts'
import { nameOfLine, totalOf } from '../invoices/voucher.ts'
import type { OrderEmailFacts } from './order-email-content.ts'

/**
 * The mail that tells the shop of a paid order, in Finnish, the language of its staff. It goes to the address in the
 * settings of the company and is written in the transaction of the confirmation, so it is sent once.
 */
export function noticeOfPaidOrder(shop: ShopSettings, { order, invoice }: OrderEmailFacts): Email {
  const locale = 'fi_FI'
  const number = invoice?.orderNumber ?? ''
  const subject = `Uusi maksettu tilaus ${number}`
  const goods = (invoice?.lines ?? []).filter(({ is_fee }) => !is_fee)
  const rendered = renderEmail(shop, {
    locale,
    title: subject,
    paragraphs: ['Kauppaan on tullut maksettu tilaus.'],
    facts: [
      ['Tilaus', number],
      ['Asiakas', order.name],
      ['Toimitustapa', invoice?.fitting ? 'Asennuspisteeseen, asennus sisältyy' : 'Kotiinkuljetus'],
      ['Rivit', goods.map((line) => `${line.quantity} × ${nameOfLine(line, 'fi')}`).join(', ')],
      ...(invoice ? [['Summa', formatEuro(totalOf(invoice))] as const] : []),
    ],
    button: { label: 'Avaa hallinta', url: `${shop.config.shopUrl.origin}/admin` },
  })
  return {
    event: 'order-notice',
    orderId: order.id,
    to: shop.company.current.orderEmail,
    locale,
    subject,
    ...rendered,
  }
}
