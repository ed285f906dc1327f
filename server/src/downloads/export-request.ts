import { exportFormats, priceListTypes } from '@pito/contracts/values/export-kinds'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { z } from 'zod'
import { shopInFileName } from '../platform/company/company.ts'
import type { Context } from '../platform/context.ts'
import { applicationList } from './lists/application-list.ts'
import type { ExportedList } from './lists/exported-list.ts'
import { priceList } from './lists/price-list.ts'
import { stockList } from './lists/stock-list.ts'

const options = {
  format: z.enum(exportFormats),
  language: z.enum(['fi', 'en']),
  reference: z.string(),
}

/** The content of an export link: the list, its language and its format. */
export const exportRequest = z.discriminatedUnion('list', [
  z.object({ list: z.literal('prices'), type: z.enum(priceListTypes), ...options }),
  z.object({ list: z.literal('stock'), ...options }),
  z.object({ list: z.literal('applications'), vehicleTypeId: z.int(), ...options }),
])
export type ExportRequest = z.output<typeof exportRequest>

export function listOf(request: ExportRequest, now: Date): ExportedList {
  if (request.list === 'prices') return priceList(request.type, request.language, now)
  if (request.list === 'stock') return stockList(request.language)
  return applicationList(request.vehicleTypeId, request.language)
}

/** Returns a file name such as rengaskauppa-hinnasto-talvi-2026-11-22.xlsx. */
export function fileNameOf(
  { fileName }: ExportedList,
  { reference, format }: ExportRequest,
  { now, platform }: Pick<Context, 'now' | 'platform'>,
): string {
  const shop = shopInFileName(platform.company.current.shopName)
  const parts = [shop, fileName, helsinkiDate(now), reference].filter(Boolean)
  return `${parts.join('-')}.${format}`
}

/** The size of a row in a file in bytes, measured with the demo's 6,000 articles. */
const bytesPerRow = {
  prices: { csv: 95, xlsx: 59 },
  stock: { csv: 86, xlsx: 49 },
  applications: { csv: 98, xlsx: 56 },
} as const

export function approximateBytes({ list, format }: ExportRequest, rows: number): number {
  return rows * bytesPerRow[list][format]
}
