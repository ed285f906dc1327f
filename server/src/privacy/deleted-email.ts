import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { privacySentences as s } from '@pito/contracts/values/privacy-sentences'
import { renderEmail } from '../platform/mail/email-layout.ts'
import type { Email } from '../platform/mail/send-mail.ts'
import type { ShopSettings } from '../platform/platform.ts'

const words = {
  fi: {
    subject: 'Tilisi on poistettu',
    done: 'Tilisi ja siihen liittyvät tietosi on poistettu, ja kaikki laitteesi on kirjattu ulos.',
    notYou: (phone: string) => `Jos et poistanut tiliä itse, soita asiakaspalveluumme heti: ${phone}.`,
  },
  en: {
    subject: 'Your account has been deleted',
    done: 'Your account and the data that belongs to it have been erased, and all your devices are logged out.',
    notYou: (phone: string) =>
      `If you did not delete the account yourself, call our customer service at once: ${phone}.`,
  },
} as const

/**
 * Returns the e-mail that confirms the deletion of an account. It does not contain the person's name, because it
 * stays stored for a while after all other data has been deleted.
 */
export function deletedEmail(shop: ShopSettings, { to, locale }: { to: string; locale: Locale }): Email {
  const w = words[languageOf(locale)]
  const content = renderEmail(shop, {
    locale,
    title: w.subject,
    paragraphs: [
      w.done,
      s.vouchersStay[locale],
      s.unfinishedPaymentsStay[locale],
      s.securityLogStays[locale],
    ],
    notes: [w.notYou(shop.company.current.phone)],
  })
  return { to, event: 'account', locale, subject: w.subject, ...content }
}
