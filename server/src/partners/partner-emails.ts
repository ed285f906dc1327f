import type { Locale } from '@pito/contracts/values/locale'
import type { ReplyTemplate } from '@pito/contracts/values/partner-replies'
import { partnerReplies } from '@pito/contracts/values/partner-replies'
import { partnerTypeNames } from '@pito/contracts/values/partner-request'
import { renderEmail } from '../platform/mail/email-layout.ts'
import type { Email } from '../platform/mail/send-mail.ts'
import type { ShopSettings } from '../platform/platform.ts'
import type { PartnerRequest } from './store.ts'

/** The mail is in Finnish, whatever the language of the applicant, because it is for the shop's own staff. */
export function mailToShop(shop: ShopSettings, request: PartnerRequest): Email {
  const kind = partnerTypeNames[request.requestFrom].fi_FI
  const body = renderEmail(shop, {
    locale: 'fi_FI',
    title: 'Uusi kumppanihakemus',
    paragraphs: [request.comment],
    facts: [
      ['Nimi', request.name],
      ['Kuka', kind],
      ['Puhelin', `+${request.countryCode} ${request.contactNumber}`],
      ['Sähköposti', request.email],
      ['Osoite', request.location],
      ['Kieli', request.locale === 'fi_FI' ? 'suomi' : 'englanti'],
    ],
  })
  const subject = `Kumppanihakemus: ${request.name}, ${kind}`
  return { to: shop.config.partnerMail, event: 'partner', locale: 'fi_FI', subject, ...body }
}

interface Receipt {
  readonly title: string
  readonly paragraph: string
  readonly notes: (months: number) => readonly string[]
}

const receipt: Readonly<Record<Locale, Receipt>> = {
  fi_FI: {
    title: 'Kumppanihakemuksesi on vastaanotettu',
    paragraph: 'Olemme saaneet hakemuksesi kumppaniksemme. Luemme sen ja otamme sinuun yhteyttä.',
    notes: (months) => [
      `Poistamme hakemuksen viimeistään ${months} kuukauden kuluttua.`,
      'Jos et lähettänyt hakemusta itse, kerro siitä asiakaspalveluun.',
    ],
  },
  en_GB: {
    title: 'We have received your partner application',
    paragraph: 'We have received your application to become our partner. We will read it and contact you.',
    notes: (months) => [
      `We delete the application after ${months} months at the latest.`,
      'If you did not send it yourself, please tell customer service.',
    ],
  },
}

/**
 * Returns the receipt for the applicant. It does not repeat the text of the application, because anybody may enter
 * another person's e-mail address.
 */
export function receiptMail(
  shop: ShopSettings,
  { email, locale }: PartnerRequest,
  eraseAfterMonths: number,
): Email {
  const { title, paragraph, notes } = receipt[locale]
  const body = renderEmail(shop, { locale, title, paragraphs: [paragraph], notes: notes(eraseAfterMonths) })
  return { to: email, event: 'partner', locale, subject: title, ...body }
}

const writeTo: Readonly<Record<Locale, (address: string) => string>> = {
  fi_FI: (address) => `Voit kirjoittaa meille osoitteeseen ${address}.`,
  en_GB: (address) => `You can write to us at ${address}.`,
}

interface Reply {
  readonly template: ReplyTemplate
  readonly text: string
}

/** A reply of staff, in the language of the application. It begins with the greeting of the template. */
export function replyMail(
  shop: ShopSettings,
  { email, locale }: PartnerRequest,
  { template, text }: Reply,
): Email {
  const { subject } = partnerReplies[locale][template]
  const body = renderEmail(shop, {
    locale,
    title: subject,
    paragraphs: text.split(/\n{2,}/),
    notes: [writeTo[locale](shop.config.partnerMail)],
  })
  return { to: email, event: 'partner', locale, subject, ...body }
}
