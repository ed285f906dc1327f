import { languageOf } from '@pito/contracts/values/locale'
import { renderEmail } from '../../platform/mail/email-layout.ts'
import type { Email } from '../../platform/mail/send-mail.ts'
import type { ShopSettings } from '../../platform/platform.ts'
import type { StaffRow } from '../store.ts'

const words = {
  fi: {
    greeting: (name: string) => `Hei ${name},`,
    subject: 'Ota kaupan hallinta käyttöön',
    text: 'Sinulla on pääsy kaupan hallintaan. Valitse ensin salasana. Ensimmäisellä kirjautumisella otat käyttöön myös todennussovelluksen tai pääsyavaimen, joten pidä puhelin lähellä.',
    button: 'Valitse salasana',
    notes: [
      'Linkki toimii vuorokauden ajan ja vain kerran.',
      'Jos et odottanut tätä viestiä, sinun ei tarvitse tehdä mitään.',
    ],
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    subject: 'Your access to the back office of the shop',
    text: 'You have access to the back office of the shop. Choose a password first. At the first log-in you also set up an authenticator app or a passkey, so have your phone at hand.',
    button: 'Choose a password',
    notes: [
      'The link works for 24 hours, and once.',
      'If you did not expect this message, there is nothing to do.',
    ],
  },
}

export function invitationEmail(
  shop: ShopSettings,
  { name, email, locale }: Pick<StaffRow, 'name' | 'email' | 'locale'>,
  url: string,
): Email {
  const w = words[languageOf(locale)]
  const content = renderEmail(shop, {
    locale,
    title: w.subject,
    paragraphs: [w.greeting(name), w.text],
    button: { label: w.button, url },
    notes: w.notes,
  })
  return { to: email, event: 'staff', locale, subject: w.subject, ...content }
}
