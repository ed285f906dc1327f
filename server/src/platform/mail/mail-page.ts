import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'
import { readAttachments } from './attachments.ts'
import { html } from './html.ts'
import { mailList, oneMail } from './mail-html.ts'
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
  app.get('/dev/mail', async (_, reply) => answer(reply, listPolicy, mailList(await listMails(sql))))
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
