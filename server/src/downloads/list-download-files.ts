import type { listDownloads } from '@pito/contracts/downloads'
import type { Input } from '@pito/contracts/endpoint'
import { customerOf } from '../accounts/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { languageOfRequest } from './language-of-request.ts'
import { expiryOf, signLink } from './link.ts'
import { publishedFiles } from './store.ts'

/** Lists the files in the caller's language and the files without a language, each with a new link. */
export async function listDownloadFiles(ctx: Context, { lang }: Input<typeof listDownloads>) {
  const { platform, now } = ctx
  const { customerId } = customerOf(ctx)
  const language = languageOfRequest(ctx, lang)
  const files = await publishedFiles(ctx.sql, language)
  const expiresAt = expiryOf(now)
  return ok(
    files.map(({ group_id, group_name, updated_at, ...file }) => {
      const url = new URL(`/downloads/file/${file.file_name}`, platform.config.shopUrl)
      url.searchParams.set('token', signLink(platform, { opens: { file: file.id }, customerId, expiresAt }))
      return {
        ...file,
        updated_at: updated_at.toISOString(),
        group_category: { id: group_id, name: group_name },
        url: url.href,
      }
    }),
  )
}
