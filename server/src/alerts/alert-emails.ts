import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import type { Offer } from '../catalogue/index.ts'
import type { Config } from '../platform/config.ts'
import type { EmailParts } from '../platform/mail/email-layout.ts'
import { renderEmail } from '../platform/mail/email-layout.ts'
import type { Email } from '../platform/mail/send-mail.ts'
import type { ShopSettings } from '../platform/platform.ts'
import { alertEmailWords } from './alert-email-words.ts'
import type { AlertAction } from './alert-token.ts'
import { alertToken } from './alert-token.ts'
import type { StoredRequest, TyreAlert } from './store.ts'

type Alert = Pick<TyreAlert, 'id' | 'kind' | 'email' | 'locale' | 'targetCents'>

/**
 * Returns the e-mail that asks the owner of the address to confirm an alert. If the owner has confirmed this alert
 * already, the e-mail says so instead.
 */
export function confirmationEmail(shop: ShopSettings, alert: Alert & StoredRequest, offer: Offer): Email {
  const w = alertEmailWords[languageOf(alert.locale)]
  const { name, link } = nameAndLink(shop.config, alert, offer)
  const wish = w.wish(alert.kind, alert.targetCents && formatEuro(alert.targetCents))
  if (alert.confirmed)
    return email(shop, alert, w.goesOnSubject(name), {
      paragraphs: [w.goesOn(name)],
      button: { label: w.tyreButton, url: link },
    })
  return email(shop, alert, w.confirmSubject(name), {
    paragraphs: [w.requested(wish, name)],
    button: { label: w.confirmButton, url: addressOf(shop.config, 'confirm', alert) },
    notes: [w.confirm, w.notYou],
  })
}

export function alertEmail(shop: ShopSettings, alert: Alert, offer: Offer): Email {
  const w = alertEmailWords[languageOf(alert.locale)]
  const { name, link } = nameAndLink(shop.config, alert, offer)
  const price = formatEuro(offer.grossCents)
  const subject = alert.kind === 'stock' ? w.stockSubject(name) : w.priceSubject(name, price)
  const sentence = alert.kind === 'stock' ? w.stock(name, price) : w.price(name, price)
  const button = { label: w.tyreButton, url: link }
  return email(shop, alert, subject, { paragraphs: [sentence], button, notes: [w.last] })
}

function nameAndLink({ shopUrl }: Config, { locale }: Alert, { product }: Offer) {
  const link = shopUrl.origin + product[`link_${languageOf(locale)}`]
  return { name: `${product.name} ${product.size_text}`, link }
}

type Content = Pick<EmailParts, 'paragraphs' | 'button' | 'notes'>

function email(
  shop: ShopSettings,
  alert: Alert,
  subject: string,
  { paragraphs, ...content }: Content,
): Email {
  const { locale } = alert
  const w = alertEmailWords[languageOf(locale)]
  const unsubscribe = addressOf(shop.config, 'stop', alert)
  const rendered = renderEmail(shop, {
    locale,
    title: subject,
    paragraphs: [w.hello, ...paragraphs],
    ...content,
    links: [{ label: w.stop, url: unsubscribe }],
  })
  return { to: alert.email, event: 'tyre-alert', locale, subject, ...rendered, unsubscribe }
}

/** The token is in the query string, which no log stores. */
function addressOf(config: Config, action: AlertAction, { id, locale }: Alert): string {
  const token = alertToken(config, action, id)
  return `${config.shopUrl.origin}/tyre-alert/${action}?lang=${languageOf(locale)}&token=${token}`
}
