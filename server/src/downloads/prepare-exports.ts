import type { exportApplicationList, exportPriceList, exportStockList } from '@pito/contracts/downloads'
import type { Input } from '@pito/contracts/endpoint'
import { vehicleTypeOfId } from '@pito/contracts/values/vehicle-type'
import { customerOf } from '../accounts/index.ts'
import { countRows } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { refuse } from '../platform/refuse.ts'
import type { ExportRequest } from './export-request.ts'
import { approximateBytes, fileNameOf, listOf } from './export-request.ts'
import { languageOfRequest } from './language-of-request.ts'
import { expiryOf, signLink } from './link.ts'

const exportsPerHour = { limit: 60, windowSeconds: 3600 }

export function preparePriceList(
  ctx: Context,
  { listType, bookingNo, lang, format }: Input<typeof exportPriceList>,
) {
  const language = languageOfRequest(ctx, lang)
  return prepare(ctx, { list: 'prices', type: listType, language, format, reference: bookingNo ?? '' })
}

export function prepareStockList(ctx: Context, { bookingNo, lang, format }: Input<typeof exportStockList>) {
  const language = languageOfRequest(ctx, lang)
  return prepare(ctx, { list: 'stock', language, format, reference: bookingNo ?? '' })
}

export function prepareApplicationList(
  ctx: Context,
  { categoryID, lang, format }: Input<typeof exportApplicationList>,
) {
  const type = vehicleTypeOfId(categoryID)
  if (!type || type.id === 1) refuse('not-found')
  const language = languageOfRequest(ctx, lang)
  return prepare(ctx, { list: 'applications', vehicleTypeId: type.id, language, format, reference: '' })
}

/**
 * Prepares an export link without writing a file. The link describes the list, and its rows are read when the link is
 * opened.
 */
async function prepare(ctx: Context, request: ExportRequest) {
  const { now, sql, platform } = ctx
  const { customerId } = customerOf(ctx)
  await countAttempt(sql, { what: 'export', who: customerId }, exportsPerHour, now)
  const list = listOf(request, now)
  const expiresAt = expiryOf(now)
  const fileName = fileNameOf(list, request, ctx)
  const url = new URL(`/downloads/export/${fileName}`, platform.config.shopUrl)
  url.searchParams.set('token', signLink(platform, { opens: request, customerId, expiresAt }))
  const rows = await countRows(sql, list.rows)
  const data = {
    url: url.href,
    file_name: fileName,
    rows,
    approximate_bytes: approximateBytes(request, rows),
    expires_at: expiresAt.toISOString(),
  }
  return { ...ok(data), message: url.href }
}
