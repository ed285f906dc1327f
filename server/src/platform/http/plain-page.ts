import type { RefusalAnswer } from '@pito/contracts/refusal'
import type { Language } from '@pito/contracts/values/locale'
import { xmlText } from '../xml-text.ts'
import { hashOf } from './security-headers.ts'

/**
 * The style is part of the page, because requests for a style sheet or a font may be refused like the page itself. The
 * colours are those of ui/src/tokens.css.
 */
const style = `:root {
  color-scheme: light dark;
  font: 1rem/1.5 Arial, 'Liberation Sans', system-ui, sans-serif;
  color: light-dark(oklch(0.225 0.034 255), oklch(0.95 0.01 238));
  background: light-dark(oklch(0.984 0.004 235), oklch(0.195 0.026 255));
}
body { max-width: 36rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word }
header { margin-top: 6vh; font-size: 1.5rem; font-weight: 900; line-height: 1.1; hyphens: auto }
header a { color: inherit; text-decoration: none }
main {
  box-sizing: border-box;
  margin: 1rem 0 0;
  padding: 1.5rem;
  background: light-dark(oklch(1 0 0), oklch(0.235 0.03 254));
  border: 1px solid light-dark(oklch(0.872 0.01 245), oklch(0.355 0.03 252));
  border-radius: 12px;
}
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2 }
p { margin: 1rem 0 0 }
a { color: light-dark(oklch(0.4 0.083 162), oklch(0.8 0.12 162)) }
.button {
  display: inline-block;
  padding: 0.65rem 1.25rem;
  font-weight: 700;
  text-decoration: none;
  color: light-dark(oklch(0.99 0.01 162), oklch(0.195 0.035 165));
  background: light-dark(oklch(0.41 0.083 162), oklch(0.76 0.13 162));
  border-radius: 6px;
}
:focus-visible { outline: 3px solid light-dark(oklch(0.62 0.105 240), oklch(0.7 0.095 236)); outline-offset: 2px }`

export const plainPagePolicy = `default-src 'none'; style-src '${hashOf(style)}'; base-uri 'none'; frame-ancestors 'none'`

interface PlainPage {
  readonly answer: RefusalAnswer
  readonly language: Language
  readonly shopName: string
  readonly retryAfterSeconds?: number | undefined
}

/**
 * The page works without the front end. It says when to try again, if the error is one that passes. The name of the shop
 * stands for its logo, because a picture would be one more request.
 */
export function plainPage({ answer, language, shopName, retryAfterSeconds = 0 }: PlainPage): string {
  const { message, request_id: requestId } = answer
  const isFinnish = language === 'fi'
  const id = requestId ? `<p><code>${requestId}</code></p>` : ''
  const home = isFinnish ? 'Etusivulle' : 'To the front page'
  const homeLink = isFinnish ? '/' : '/?lang=en'
  const wait = isFinnish
    ? `Sivu avautuu taas ${retryAfterSeconds} sekunnin kuluttua.`
    : `The page opens again in ${retryAfterSeconds} seconds.`
  const again = `<p>${wait}</p><p><a class="button" href="">${isFinnish ? 'Yritä uudelleen' : 'Try again'}</a></p>`
  const retry = retryAfterSeconds > 0 ? again : ''
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
  const header = `<header><a href="${homeLink}">${xmlText(shopName)}</a></header>`
  return `<!doctype html><html lang="${language}"><head>${head}<title>${message}</title><style>${style}</style></head><body>${header}<main><h1>${message}</h1>${retry}${id}<p><a href="${homeLink}">${home}</a></p></main></body></html>`
}
