import type { Locale } from '@pito/contracts/values/locale'
import { partnerTypeNames } from '@pito/contracts/values/partner-request'
import type { Config } from '../platform/config.ts'
import type { Email } from '../platform/mail/send-mail.ts'
import type { PartnerRequest } from './store.ts'

/** In Finnish, whatever the applicant speaks: it is for the shop's own people. */
export function mailToShop({ partnerMail }: Config, request: PartnerRequest): Email {
  const kind = partnerTypeNames[request.requestFrom].fi_FI
  const rows = [
    ['Nimi', request.name],
    ['Kuka', kind],
    ['Puhelin', `+${request.countryCode} ${request.contactNumber}`],
    ['Sähköposti', request.email],
    ['Osoite', request.location],
    ['Kieli', request.locale === 'fi_FI' ? 'suomi' : 'englanti'],
  ]
  const text = [
    'Uusi kumppanihakemus:',
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `Kommentti:\n${request.comment}`,
  ].join('\n\n')
  return { to: partnerMail, locale: 'fi_FI', subject: `Kumppanihakemus: ${request.name}, ${kind}`, text }
}

const receiptWords: Readonly<Record<Locale, { subject: string; lines: readonly string[] }>> = {
  fi_FI: {
    subject: 'Kumppanihakemuksesi on vastaanotettu',
    lines: [
      'Hei!',
      'Olemme saaneet hakemuksesi Piton kumppaniksi. Luemme sen ja otamme sinuun yhteyttä.',
      'Poistamme hakemuksen viimeistään 24 kuukauden kuluttua.',
      'Jos et lähettänyt hakemusta itse, kerro siitä asiakaspalveluun:',
    ],
  },
  en_GB: {
    subject: 'We have received your partner application',
    lines: [
      'Hello,',
      'We have received your application to become a partner of Pito. We will read it and contact you.',
      'We delete the application after 24 months at the latest.',
      'If you did not send it yourself, please tell customer service:',
    ],
  },
}

/** Without the applicant's own words: anybody may name anybody's address. */
export function receiptMail({ customerServicePhone }: Config, { email, locale }: PartnerRequest): Email {
  const { subject, lines } = receiptWords[locale]
  const [contact, ...before] = [...lines].reverse()
  const text = [...before.reverse(), `${contact} ${customerServicePhone}`, 'Pito'].join('\n\n')
  return { to: email, locale, subject, text }
}
