import { html, Markup } from '@pito/server/src/platform/mail/html.ts'
import type { FastifyReply } from 'fastify'

interface Choice {
  readonly outcome: string
  readonly label: string
}

type Language = 'fi' | 'en'
export type Both = readonly [fi: string, en: string]

export function say(language: Language, [fi, en]: Both): string {
  return language === 'fi' ? fi : en
}

export function choicesIn(language: Language, labels: Readonly<Record<string, Both>>): Choice[] {
  return Object.entries(labels).map(([outcome, label]) => ({ outcome, label: say(language, label) }))
}

interface Page {
  readonly language: Language
  readonly title: string
  readonly sum: string
  readonly status: string
  /** The URL by which a tester goes back to the shop if the browser was not redirected. */
  readonly shop: string
  readonly rows: readonly (readonly [string, string])[]
  readonly groups: readonly { readonly name: string; readonly choices: readonly Choice[] }[]
}

const common = {
  fi: {
    notice: 'Simulaattori. Rahaa ei liiku.',
    usual: 'Miten maksu päättyy?',
    hostile: 'Häiriöt ja väärennökset',
    back: 'Kauppaan',
  },
  en: {
    notice: 'Simulator. No money moves.',
    usual: 'How does the payment end?',
    hostile: 'Faults and forgeries',
    back: 'To the shop',
  },
} as const

/**
 * Renders the page of a simulator. The first group contains the choices of a buyer, the other groups those of
 * testers. The page works without scripts, by keyboard, and at a width of 320 px.
 */
export function simulatorPage(page: Page): string {
  const { language, title, sum, status, rows, shop } = page
  const { notice, back } = common[language]
  const facts = rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')
  const main = html`<h1>${title}</h1><p class="sum">${sum}</p><p>${status}</p><dl>${new Markup(facts)}</dl>${new Markup(form(page))}<p><a href="${shop}">${back}</a></p>`
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/dev/payment-simulator.css"></head><body><header>${notice}</header><main>${new Markup(main)}</main></body></html>`
}

/** Returns an empty string when there is nothing left to choose. */
function form({ language, groups: [first, ...others] }: Page): string {
  if (!first) return ''
  const { usual, hostile } = common[language]
  const more = others
    .map(({ name, choices }) => html`<h3>${name}</h3>${new Markup(buttons(choices))}`)
    .join('')
  return html`<form method="post"><h2>${usual}</h2>${new Markup(buttons(first.choices))}<details><summary>${hostile}</summary>${new Markup(more)}</details></form>`
}

function buttons(choices: readonly Choice[]): string {
  const items = choices.map(
    ({ outcome, label }) => html`<li><button name="outcome" value="${outcome}">${label}</button></li>`,
  )
  return html`<ul>${new Markup(items.join(''))}</ul>`
}

/** The form may redirect to the shop, which may have another origin. */
export function sendPage(reply: FastifyReply, content: string, shop: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(shop).origin}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(content)
}

export const stylesheet = `*{box-sizing:border-box}
body{font:1rem/1.5 system-ui,sans-serif;margin:0;color:#1b1b1b;background:#f4f4f2}
header{margin:0;padding:.75rem 1rem;background:#5b2a86;color:#fff;font-weight:600;text-align:center}
main{max-width:36rem;margin:0 auto;padding:1rem}
h1{font-size:1.375rem}h2{font-size:1.125rem}h3{font-size:1rem}
.sum{font-size:2rem;font-weight:700;margin:0}
dl{margin:1rem 0}dl div{display:flex;gap:1rem;justify-content:space-between;padding:.25rem 0;border-bottom:1px solid #d8d8d4}
dd{margin:0;text-align:right;white-space:nowrap}
ul{list-style:none;margin:0 0 1rem;padding:0;display:grid;gap:.5rem}
button{width:100%;min-height:3rem;padding:.5rem 1rem;font:inherit;text-align:left;background:#fff;color:inherit;border:1px solid #6b6b66;border-radius:.5rem;cursor:pointer}
form>ul li:first-child button{background:#5b2a86;color:#fff;border-color:#5b2a86;font-weight:600}
button:hover{text-decoration:underline}
button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid #5b2a86;outline-offset:2px}
a{color:#5b2a86;display:inline-block;padding:.75rem 0}
summary{min-height:3rem;padding:.625rem 0;font-weight:600;cursor:pointer}
`
