import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import type { Offer } from '../catalogue/index.ts'
import type { Config } from '../platform/config.ts'
import type { Email } from '../platform/mail/send-mail.ts'
import type { Deed } from './alert-token.ts'
import { alertToken } from './alert-token.ts'
import { letterWords } from './letter-words.ts'
import type { StoredRequest, TyreAlert } from './store.ts'

type Asked = Pick<TyreAlert, 'id' | 'kind' | 'email' | 'locale' | 'targetCents'>

/** Asks for the confirmation; to whom waits already, says just that. */
export function letterOfRequest(config: Config, asked: Asked & StoredRequest, offer: Offer): Email {
  const w = letterWords[languageOf(asked.locale)]
  const { name, link } = shown(config, asked, offer)
  const wish = w.wish(asked.kind, asked.targetCents && formatEuro(asked.targetCents))
  const lines = asked.confirmed
    ? [w.waiting(name), link]
    : [w.asked(wish, name), link, w.confirm, addressOf(config, 'confirm', asked), w.notYou]
  const subject = asked.confirmed ? w.waitingSubject(name) : w.confirmSubject(name)
  return letter(config, asked, subject, lines)
}

export function letterOfNotice(config: Config, alert: Asked, offer: Offer): Email {
  const w = letterWords[languageOf(alert.locale)]
  const { name, link } = shown(config, alert, offer)
  const price = formatEuro(offer.grossCents)
  const subject = alert.kind === 'stock' ? w.stockSubject(name) : w.priceSubject(name, price)
  const sentence = alert.kind === 'stock' ? w.stock(name, price) : w.price(name, price)
  return letter(config, alert, subject, [sentence, link, w.last])
}

function shown({ shopUrl }: Config, { locale }: Asked, { product }: Offer) {
  const link = shopUrl.origin + product[`link_${languageOf(locale)}`]
  return { name: `${product.name} ${product.size_text}`, link }
}

function letter(config: Config, asked: Asked, subject: string, lines: readonly string[]): Email {
  const w = letterWords[languageOf(asked.locale)]
  const unsubscribe = addressOf(config, 'stop', asked)
  const text = [w.hello, ...lines, `${w.stop}\n${unsubscribe}`, 'Pito'].join('\n\n')
  return { to: asked.email, locale: asked.locale, subject, text, unsubscribe }
}

/** The token stands in the query, which no log keeps. */
function addressOf(config: Config, deed: Deed, { id, locale }: Asked): string {
  const token = alertToken(config, deed, id)
  return `${config.shopUrl.origin}/tyre-alert/${deed}?lang=${languageOf(locale)}&token=${token}`
}
