import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'
import type { Attachment } from './attachments.ts'
import { readAttachments } from './attachments.ts'
import { html, Markup } from './html.ts'
import type { Mail } from './store.ts'
import { listMails, readMail } from './store.ts'

const listPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"
/**
 * The content security policy of a mail's body. The body is untrusted HTML, so it is shown without scripts, origin
 * and external resources.
 */
const body =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'"

interface OneMail {
  Params: { id: string }
}
interface OneAttachment {
  Params: { id: string; fileName: string }
}

/** Adds pages that show the mails of a demo, which are not sent. A production shop has no such pages. */
export function mailPage(app: FastifyInstance, { config, sql }: Pick<Platform, 'config' | 'sql'>): void {
  if (config.shopMode !== 'demo') return
  app.get<{ Querystring: { to?: unknown } }>('/dev/mail', async ({ query: { to } }, reply) =>
    answer(reply, listPolicy, mailList(await listMails(sql, typeof to === 'string' ? to : null))),
  )
  app.get<OneMail>('/dev/mail/:id', async ({ params }, reply) =>
    answer(
      reply,
      listPolicy,
      oneMail((await readMail(sql, params.id)) ?? refuse('not-found'), await readAttachments(sql, params.id)),
    ),
  )
  app.get<OneAttachment>('/dev/mail/:id/attachments/:fileName', async ({ params }, reply) => {
    const attachments = await readAttachments(sql, params.id)
    const file = attachments.find(({ fileName }) => fileName === params.fileName) ?? refuse('not-found')
    reply.header('content-disposition', `attachment; filename="${file.fileName}"`)
    return answer(reply, body, file.content, file.mediaType)
  })
  app.get<OneMail>('/dev/mail/:id/body', async ({ params }, reply) => {
    const { bodyHtml } = (await readMail(sql, params.id)) ?? refuse('not-found')
    return answer(reply, body, `<base target="_blank">${bodyHtml ?? html`<p>This mail has text only.</p>`}`)
  })
}

function answer(
  reply: FastifyReply,
  policy: string,
  content: string | Buffer,
  mediaType = 'text/html; charset=utf-8',
): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(content)
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #8885}
pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:60vh;border:1px solid #8885;background:#fff}`

function mailList(mails: readonly Mail[]): string {
  const rows = mails.map(
    (mail) =>
      html`<tr><td>${timeOf(mail)}</td><td>${mail.recipient}</td><td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td><td>${stateOf(mail)}</td></tr>`,
  )
  const table = html`<table><thead><tr><th>Time</th><th>To</th><th>Subject</th><th>State</th></tr></thead><tbody>${new Markup(rows.join(''))}</tbody></table>`
  return document('Mail', rows.length > 0 ? table : html`<p>No mail has been written yet.</p>`)
}

function oneMail(mail: Mail, attachments: readonly Attachment[]): string {
  const text = html`${mail.bodyText}`.replaceAll(
    /https?:\/\/[^\s<>]+[^\s<>.,;:)]/g,
    (address) => `<a href="${address}" rel="noreferrer">${address}</a>`,
  )
  return document(
    mail.subject,
    html`<p><a href="/dev/mail">All mail</a></p><p>To ${mail.recipient}, ${timeOf(mail)}, ${stateOf(mail)}.</p>
${new Markup(fileList(mail, attachments))}
<h2>Text</h2><pre>${new Markup(text)}</pre>
<h2>HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${mail.id}/body"></iframe>`,
  )
}

function fileList(mail: Mail, attachments: readonly Attachment[]): string {
  const links = attachments.map(
    ({ fileName, content }) =>
      html`<li><a href="/dev/mail/${mail.id}/attachments/${fileName}" download="${fileName}">${fileName}</a>, ${String(Math.ceil(content.length / 1024))} kB</li>`,
  )
  const calendar = mail.calendarText === null ? '' : html`<li>appointment.ics</li>`
  const files = `${links.join('')}${calendar}`
  return files === '' ? '' : html`<h2>Attachments</h2><ul>${new Markup(files)}</ul>`
}

function document(title: string, content: string): string {
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${new Markup(style)}</style><h1>${title}</h1>${new Markup(content)}</html>`
}

function timeOf({ createdAt }: Mail): string {
  return createdAt.toISOString().slice(0, 19).replace('T', ' ')
}

function stateOf({ sentAt, attempts, lastError }: Mail): string {
  if (sentAt) return 'sent'
  return attempts > 0 ? `failed ${attempts} times: ${lastError}` : 'stored'
}
