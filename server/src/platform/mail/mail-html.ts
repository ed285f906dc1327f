import type { Attachment } from './attachments.ts'
import { html, Markup } from './html.ts'
import type { Mail } from './store.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #8885}
pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:60vh;border:1px solid #8885;background:#fff}`

export function mailList(mails: readonly Mail[]): string {
  const rows = mails.map(
    (mail) =>
      html`<tr><td>${timeOf(mail)}</td><td>${mail.recipient}</td><td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td><td>${stateOf(mail)}</td></tr>`,
  )
  const table = html`<table><thead><tr><th>Time</th><th>To</th><th>Subject</th><th>State</th></tr></thead><tbody>${new Markup(rows.join(''))}</tbody></table>`
  return document('Mail', rows.length > 0 ? table : html`<p>No mail has been written yet.</p>`)
}

export function oneMail(mail: Mail, attachments: readonly Attachment[]): string {
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
