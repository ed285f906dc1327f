import { languageOf } from '@pito/contracts/values/locale'
import { renderEmail } from '../platform/mail/email-layout.ts'
import type { Email } from '../platform/mail/send-mail.ts'
import type { ShopSettings } from '../platform/platform.ts'
import type { OrderToReview } from './invitation-store.ts'
import { dayFormats, reviewEmailWords } from './review-email-words.ts'
import { reviewLink } from './review-link.ts'

type Buyer = Pick<OrderToReview, 'orderId' | 'locale' | 'firstName' | 'email'>

/**
 * Returns the e-mail that invites a buyer to write reviews. The e-mail is direct marketing, so it contains a way to
 * refuse further ones (Act 917/2014, section 200). It offers no reward for a review.
 */
export function invitationEmail(shop: ShopSettings, buyer: Buyer, expiresAt: Date): Email {
  const { orderId, locale, firstName, email } = buyer
  const language = languageOf(locale)
  const w = reviewEmailWords[language]
  const unsubscribe = reviewLink(shop.config, 'review-emails', orderId, language)
  const rendered = renderEmail(shop, {
    locale,
    title: w.subject,
    paragraphs: [w.hello(firstName), w.request],
    button: { label: w.button, url: reviewLink(shop.config, 'review', orderId, language) },
    notes: [w.openUntil(dayFormats[language].format(expiresAt)), w.rules],
    links: [{ label: w.stop, url: unsubscribe }],
  })
  return {
    to: email,
    event: 'review-invitation',
    orderId,
    locale,
    subject: w.subject,
    ...rendered,
    unsubscribe,
  }
}
