import { Readable } from 'node:stream'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { customerOf } from '../accounts/index.ts'
import { shopInFileName } from '../platform/company/company.ts'
import type { Context } from '../platform/context.ts'
import { part } from '../platform/database/statement.ts'
import { streamRows } from '../platform/database/stream-rows.ts'
import { RunningCount } from '../platform/limits/running-count.ts'
import type { Platform } from '../platform/platform.ts'
import { refuse } from '../platform/refuse.ts'
import type { ExportRequest } from './export-request.ts'
import { exportRequest, fileNameOf, listOf } from './export-request.ts'
import { csvOf } from './formats/csv.ts'
import { xlsxOf } from './formats/xlsx.ts'
import { readLink } from './link.ts'
import type { ExportedList } from './lists/exported-list.ts'

/** The maximum number of rows of a sheet in spreadsheet programs, less one for the headings. */
const maxRows = 1_048_575
const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
const retryAfterSeconds = 10

export interface OpenedFile {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Readable | Buffer
}

/** Opens the file of an export link. */
export function openExport(ctx: Context, token: string): OpenedFile {
  const { platform, now, caller } = ctx
  const { customerId } = customerOf({ caller })
  const request = readLink(platform, token, { customerId, now, shape: exportRequest })
  const list = listOf(request, now)
  return { ...openList(ctx, list, request), fileName: fileNameOf(list, request, ctx) }
}

/** Opens a list as a stream. The file is written at the pace of its reader. */
export function openList(
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  list: ExportedList,
  { format, language }: Pick<ExportRequest, 'format' | 'language'>,
): OpenedFile {
  const underWay = exportsUnderWay(platform)
  if (underWay.value >= maxConcurrent(platform)) refuse('too-many-requests', { retryAfterSeconds })
  const { rows, order } = list.rows
  const query = part`${rows} order by ${order} limit ${maxRows}`
  const batches = underWay.during(streamRows(platform.pool, query))
  const content =
    format === 'xlsx'
      ? xlsxOf(list, batches, now)
      : Readable.from(csvOf(list, language, batches), { objectMode: false })
  const shop = shopInFileName(platform.company.current.shopName)
  const fileName = `${shop}-${list.fileName}-${helsinkiDate(now)}.${format}`
  return { fileName, mediaType: mediaTypes[format], content }
}

/**
 * Returns the number of exports that may run at the same time. Each holds a connection of the pool until its reader
 * has finished, and the other connections remain for the shop.
 */
function maxConcurrent({ pool }: Platform): number {
  return Math.max(1, Math.floor(pool.options.max / 4))
}

const counts = new WeakMap<Platform, RunningCount>()

function exportsUnderWay(platform: Platform): RunningCount {
  const count = counts.get(platform) ?? new RunningCount()
  counts.set(platform, count)
  return count
}
