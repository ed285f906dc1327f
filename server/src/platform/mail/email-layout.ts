import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import type { ShopSettings } from '../platform.ts'
import { html, Markup } from './html.ts'

export interface EmailParts {
  readonly locale: Locale
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The main action. The URL is also written out below the button, for mail programs that show no buttons. */
  readonly button?: { readonly label: string; readonly url: string }
  /** Facts such as the time and the device, each on a line of its own. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  /** Small links at the end, such as other actions and unsubscribing. */
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  /**
   * Smaller text after the button, which says for example how long a link is valid or what to do if somebody else
   * caused the mail.
   */
  readonly notes?: readonly string[]
}

/**
 * Colours of ui/src/tokens.css in a notation that mail programs understand. Mail programs without a dark scheme show
 * these light colours. The classes apply the dark colours where there is a dark scheme.
 */
const light = {
  ink: '#111c2b',
  quiet: '#5a636e',
  paper: '#f7fafc',
  snow: '#ffffff',
  line: '#d0d6db',
  spruce: '#10583c',
  onSpruce: '#f6fefa',
  link: '#0b553a',
  night: '#142437',
  onNight: '#ecf5fb',
}
const dark = `@media (prefers-color-scheme: dark) {
.paper { background: #0d1520 !important; color: #e9f0f4 !important }
.snow { background: #141f2c !important; border-color: #303d4b !important }
.quiet { color: #95a2ad !important }
.link { color: #6ed6a6 !important }
.button { background: #56cb98 !important; color: #031a11 !important }
.night { background: #060d16 !important }
}`
const font = 'font-family: Archivo, Arial, Helvetica, sans-serif'

const words = {
  fi: {
    help: 'Asiakaspalvelu',
    ignore: 'Tähän viestiin ei voi vastata.',
    copy: 'Tai avaa osoite selaimessa:',
    copyOf: (time: string) => `Kopio viestistä ${time}`,
  },
  en: {
    help: 'Customer service',
    ignore: 'You cannot reply to this message.',
    copy: 'Or open this address:',
    copyOf: (time: string) => `Copy of ${time}`,
  },
}

type Dependencies = {
  readonly config: Pick<ShopSettings['config'], 'shopUrl'>
  readonly company: Pick<ShopSettings['company'], 'current'>
}

/**
 * Renders one mail as HTML and as plain text. Both are made from the same parts, which are texts and never markup.
 */
export function renderEmail(shop: Dependencies, parts: EmailParts): { html: string; text: string } {
  return { html: asHtml(shop, parts), text: asText(shop, parts) }
}

function asText(
  shop: Dependencies,
  { locale, title, paragraphs, button, links = [], facts = [], notes = [] }: EmailParts,
) {
  const blocks = [
    title,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...notes,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    [shop.company.current.shopName, ...footerOf(shop, locale)].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function asHtml(shop: Dependencies, parts: EmailParts): string {
  const { locale, title, paragraphs, button, links = [], facts = [], notes = [] } = parts
  const quiet = `margin: 0 0 12px; font-size: 14px; line-height: 1.5; color: ${light.quiet}`
  const content = [
    html`<h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; font-weight: 700">${title}</h1>`,
    ...paragraphs.map((text) => html`<p style="margin: 0 0 16px; white-space: pre-line">${text}</p>`),
    ...(facts.length > 0 ? [factList(facts)] : []),
    ...(button ? [buttonOf(button, words[languageOf(locale)].copy)] : []),
    ...notes.map((text) => html`<p class="quiet" style="${quiet}">${text}</p>`),
    ...links.map(
      ({ label, url }) =>
        html`<p style="${quiet}"><a class="link" href="${url}" style="color: ${light.link}">${label}</a></p>`,
    ),
  ].join('\n')
  const footer = footerOf(shop, locale)
    .map((line) => html`<p class="quiet" style="margin: 0 0 4px">${line}</p>`)
    .join('\n')
  return html`<!doctype html>
<html lang="${languageOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${new Markup(dark)}</style></head>
<body class="paper" style="margin: 0; padding: 24px 12px; background: ${light.paper}; color: ${light.ink}; ${font}; font-size: 16px; line-height: 1.5">
<div role="article" lang="${languageOf(locale)}" style="max-width: 560px; margin: 0 auto">
<div class="night" style="padding: 16px 24px; background: ${light.night}; color: ${light.onNight}; border-radius: 8px 8px 0 0; font-size: 22px; font-weight: 800; letter-spacing: 0.02em">${logoOf(shop)}</div>
<div class="snow" style="padding: 28px 24px 16px; background: ${light.snow}; border: 1px solid ${light.line}; border-top: 0; border-radius: 0 0 8px 8px">
${new Markup(content)}
</div>
<div class="quiet" style="padding: 16px 24px; font-size: 13px; line-height: 1.5; color: ${light.quiet}">
${new Markup(footer)}
</div>
</div>
</body>
</html>`
}

/** The logo stands on white, which a JPEG without transparency has in any case. */
function logoOf({ config: { shopUrl }, company }: Dependencies): Markup | string {
  const { logo, shopName } = company.current
  if (!logo) return shopName
  const height = 40
  const width = Math.round((height * logo.width) / logo.height)
  return new Markup(
    html`<img src="${shopUrl.origin}/pictures/450/${logo.name}.jpg" alt="${shopName}" width="${String(width)}" height="${String(height)}" style="display: block; max-width: 100%; height: auto; padding: 6px; background: #ffffff">`,
  )
}

function factList(facts: NonNullable<EmailParts['facts']>): string {
  const rows = facts.map(
    ([name, value]) =>
      html`<dt class="quiet" style="margin: 0; font-size: 13px; color: ${light.quiet}">${name}</dt><dd style="margin: 0 0 10px; overflow-wrap: anywhere">${value}</dd>`,
  )
  return html`<dl style="margin: 0 0 16px">${new Markup(rows.join(''))}</dl>`
}

function buttonOf({ label, url }: NonNullable<EmailParts['button']>, copy: string): string {
  return html`<p style="margin: 24px 0"><a class="button" href="${url}" style="display: inline-block; padding: 12px 24px; border-radius: 6px; background: ${light.spruce}; color: ${light.onSpruce}; font-weight: 700; text-decoration: none">${label}</a></p>
<p class="quiet" style="margin: 0 0 16px; font-size: 13px; color: ${light.quiet}; overflow-wrap: anywhere">${copy} <a class="link" href="${url}" style="color: ${light.link}">${url}</a></p>`
}

function footerOf({ config: { shopUrl }, company }: Dependencies, locale: Locale): string[] {
  const w = words[languageOf(locale)]
  const { phone } = company.current
  return [shopUrl.origin, ...(phone ? [`${w.help}: ${phone}`] : []), w.ignore]
}

interface RenderedMail {
  readonly subject: string
  readonly bodyText: string
  readonly bodyHtml: string | null
  readonly locale: Locale
}

/** Returns a stored mail as it was first written, with a line above it that says of when it is a copy. */
export function markedAsCopy({ subject, bodyText, bodyHtml, locale }: RenderedMail, first: Date) {
  const mark = words[languageOf(locale)].copyOf(momentShown(first, languageOf(locale)))
  // `asHtml` has written the document, so it has one opening tag of the body.
  const begin = bodyHtml?.includes('<body') ? bodyHtml.indexOf('>', bodyHtml.indexOf('<body')) + 1 : 0
  return {
    subject: `${subject} – ${mark}`,
    text: `${mark}\n\n${bodyText}`,
    ...(bodyHtml !== null && {
      html: `${bodyHtml.slice(0, begin)}${html`<p style="margin: 0; padding: 12px 16px; ${font}">${mark}</p>`}${bodyHtml.slice(begin)}`,
    }),
  }
}
