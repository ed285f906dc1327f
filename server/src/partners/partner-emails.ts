import type { Locale } from '@pito/contracts/values/locale'
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
  return { to: shop.config.partnerMail, locale: 'fi_FI', subject, text: body.text, html: body.html }
}

const receipt: Readonly<Record<Locale, { title: string; paragraph: string; notes: readonly string[] }>> = {
  fi_FI: {
    title: 'Kumppanihakemuksesi on vastaanotettu',
    paragraph: 'Olemme saaneet hakemuksesi kumppaniksemme. Luemme sen ja otamme sinuun yhteyttä.',
    notes: [
      'Poistamme hakemuksen viimeistään 24 kuukauden kuluttua.',
      'Jos et lähettänyt hakemusta itse, kerro siitä asiakaspalveluun.',
    ],
  },
  en_GB: {
    title: 'We have received your partner application',
    paragraph: 'We have received your application to become our partner. We will read it and contact you.',
    notes: [
      'We delete the application after 24 months at the latest.',
      'If you did not send it yourself, please tell customer service.',
    ],
  },
}

/**
 * Returns the receipt for the applicant. It does not repeat the text of the application, because anybody may enter
 * another person's e-mail address.
 */
export function receiptMail(shop: ShopSettings, { email, locale }: PartnerRequest): Email {
  const { title, paragraph, notes } = receipt[locale]
  const body = renderEmail(shop, { locale, title, paragraphs: [paragraph], notes })
  return { to: email, locale, subject: title, text: body.text, html: body.html }
}
