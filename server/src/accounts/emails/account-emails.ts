import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Config } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import type { EmailParts } from '../../platform/mail/email-layout.ts'
import { renderEmail } from '../../platform/mail/email-layout.ts'
import type { Email } from '../../platform/mail/send-mail.ts'
import type { ShopSettings } from '../../platform/platform.ts'
import { deviceLabel } from '../rules/device-label.ts'
import type { Customer } from '../store.ts'
import { accountEmailWords } from './account-email-words.ts'

type Recipient = Pick<Customer, 'email' | 'firstName' | 'verifiedAt'>

export function welcomeEmail(
  { platform, locale }: Pick<Context, 'platform' | 'locale'>,
  to: Recipient,
): Email {
  const w = wordsOf(locale)
  const button = { label: w.welcomeButton, url: addressOf(platform.config, locale, '/profile') }
  return email(platform, to, {
    locale,
    title: w.welcomeSubject,
    paragraphs: [w.welcome],
    button,
    notes: [w.welcomeNote],
  })
}

/**
 * Returns the e-mail with a link that resets the password. A background job calls this function, so that the response
 * takes equally long whether or not the address has an account.
 */
export function resetEmail(shop: ShopSettings, locale: Locale, to: Recipient, token: string): Email {
  const w = wordsOf(locale)
  const button = { label: w.resetButton, url: addressOf(shop.config, locale, `/password/reset/${token}`) }
  return email(shop, to, {
    locale,
    title: w.resetSubject,
    paragraphs: [w.reset],
    button,
    notes: w.resetNotes,
  })
}

export function activationEmail(shop: ShopSettings, locale: Locale, to: Recipient, token: string): Email {
  const w = wordsOf(locale)
  const button = {
    label: w.activationButton,
    url: addressOf(shop.config, locale, `/account/activate/${token}`),
  }
  const parts = {
    locale,
    title: w.activationSubject,
    paragraphs: [w.activation],
    button,
    notes: w.activationNotes,
  }
  return email(shop, to, parts)
}

export function passwordChangedEmail(request: Context, to: Recipient): Email {
  const w = wordsOf(request.locale)
  return noticeEmail(request, to, w.changedSubject, w.changed)
}

export function newDeviceEmail(request: Context, to: Recipient): Email {
  const w = wordsOf(request.locale)
  return noticeEmail(request, to, w.newDeviceSubject, w.newDevice)
}

export function newPasskeyEmail(request: Context, to: Recipient, name: string): Email {
  const w = wordsOf(request.locale)
  return noticeEmail(request, to, w.passkeySubject, w.passkey(to.verifiedAt && name))
}

export function passkeyRemovedEmail(request: Context, to: Recipient, name: string): Email {
  const w = wordsOf(request.locale)
  return noticeEmail(request, to, w.passkeyRemovedSubject, w.passkeyRemoved(to.verifiedAt && name))
}

/**
 * Returns the e-mail about a changed address, to the old or to the new one. Neither names the other address or the
 * person, because either may belong to somebody else.
 */
export function emailChangedEmail(
  shop: ShopSettings,
  { to, isOld, locale }: { readonly to: string; readonly isOld: boolean; readonly locale: Locale },
): Email {
  const w = wordsOf(locale)
  const phone = shop.company.current.phone.replaceAll(' ', '\u00a0')
  const recipient = { email: to, firstName: '', verifiedAt: null }
  const sentence = isOld ? w.emailChangedFrom(phone) : w.emailChangedTo(phone)
  return email(shop, recipient, { locale, title: w.emailChangedSubject, paragraphs: [sentence] })
}

function noticeEmail(request: Context, to: Recipient, title: string, sentence: string): Email {
  const { platform } = request
  const { locale } = request
  const w = wordsOf(locale)
  const facts = [
    [w.time, momentIn(locale, request.now)],
    [w.device, deviceLabel(request.device)],
    [w.address, request.address],
  ] as const
  return email(platform, to, {
    locale,
    title,
    paragraphs: [sentence],
    facts,
    button: { label: w.changeButton, url: addressOf(platform.config, locale, '/resetpassword') },
    // A non-breaking space keeps the phone number on one line.
    notes: [w.notYou(platform.company.current.phone.replaceAll(' ', '\u00a0'))],
  })
}

/**
 * Builds an e-mail. The person's name and the names of passkeys appear only after the address was verified. Otherwise
 * anybody could register another person's address and send that person any text as a name.
 */
function email(
  shop: ShopSettings,
  { email: to, firstName, verifiedAt }: Recipient,
  parts: EmailParts,
): Email {
  const greeting = wordsOf(parts.locale).greeting(verifiedAt ? firstName : null)
  const { locale, title } = parts
  const content = renderEmail(shop, { ...parts, paragraphs: [greeting, ...parts.paragraphs] })
  return { to, event: 'account', locale, subject: title, ...content }
}

function wordsOf(locale: Locale) {
  return accountEmailWords[languageOf(locale)]
}

function addressOf({ shopUrl }: Config, locale: Locale, path: string): string {
  return `${shopUrl.origin}${path}?lang=${languageOf(locale)}`
}

function momentIn(locale: Locale, moment: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Helsinki' } as const
  return new Intl.DateTimeFormat(locale.replace('_', '-'), format).format(moment)
}
