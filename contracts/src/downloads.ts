import { z } from 'zod'
import { lang } from './accounts.ts'
import { answer, endpoint } from './endpoint.ts'
import { oneLine } from './text-fields.ts'
import { exportFormats, priceListTypes } from './values/export-kinds.ts'

const inLanguage = z.object({ lang })

const group = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Group' })
export type Group = z.output<typeof group>

const downloadFile = z
  .object({
    id: z.int(),
    title: z.string(),
    file_name: z.string(),
    media_type: z.string(),
    language: z
      .enum(['fi', 'en'])
      .nullable()
      .describe('The language that the file is written in; null when it is for everyone.'),
    bytes: z.int(),
    updated_at: z.iso.datetime(),
    group_category: group,
    url: z.url().describe('Opens the file for 15 minutes, for the customer who asked.'),
  })
  .meta({ id: 'DownloadFile' })
export type DownloadFile = z.output<typeof downloadFile>

const guarded = ['not-logged-in', 'session-ended', 'not-allowed'] as const

export const listDownloads = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/downloads',
  summary: 'Lists the files for customers in the order of their group categories',
  body: inLanguage,
  example: { lang: 'en' },
  response: answer(z.array(downloadFile)),
  errors: [...guarded, 'not-valid'],
})

export const logDownload = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/log-download',
  summary: 'Stores that the customer downloaded a file',
  body: z.object({
    downloadTitle: oneLine.min(1).max(200).describe('The `title` of the file.'),
    downloadFileName: oneLine.min(1).max(200).describe('The `file_name` of the file.'),
  }),
  example: { downloadTitle: 'Winter tyre guide', downloadFileName: 'winter-tyre-guide-fi.pdf' },
  response: z.object({ success: z.literal(1), message: z.string() }),
  errors: [...guarded, 'not-valid', 'too-many-requests'],
})

export const listGroupCategories = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/group-categories',
  summary: 'Lists the group categories of the files for customers',
  body: inLanguage,
  example: { lang: 'en' },
  response: answer(z.array(group)),
  errors: [...guarded, 'not-valid'],
})

export const listCategories = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/categories',
  summary: 'Lists the vehicle categories that have an application list',
  body: inLanguage,
  example: { lang: 'en' },
  response: answer(z.array(group)),
  errors: [...guarded, 'not-valid'],
})

const exportOptions = inLanguage.extend({
  format: z
    .enum(exportFormats)
    .default('xlsx')
    .describe(
      'The format of the file: `xlsx`, or `csv` in UTF-8 with semicolons. In Finnish, numbers in it have a decimal comma.',
    ),
})

const bookingNo = z
  .string()
  .trim()
  .max(40)
  .regex(/^[\w-]*$/)
  .nullish()
  .describe(
    'A reference of the caller, which becomes part of the name of the file: letters, digits, _ and -.',
  )

const exportedFile = answer(
  z.object({
    url: z.url(),
    file_name: z.string(),
    rows: z
      .int()
      .min(0)
      .describe('The number of rows at the moment; later sales and price changes may change it.'),
    approximate_bytes: z
      .int()
      .min(0)
      .describe('The size estimated from the number of rows, for a progress bar.'),
    expires_at: z.iso.datetime(),
  }),
).extend({
  message: z
    .url()
    .describe('The address of the file: for 15 minutes, for the session of the customer who asked'),
})
const exportRefusals = [...guarded, 'not-valid', 'too-many-requests'] as const

export const exportPriceList = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/price-list/export',
  summary: 'Prepares a price list as a file; the message holds its address',
  body: exportOptions.extend({
    listType: z
      .enum(priceListTypes)
      .default('all')
      .describe('Which seasons the list has. `winter` stands for friction, studded and studdable tyres.'),
    bookingNo,
  }),
  example: { listType: 'winter', format: 'csv', bookingNo: 'spring-1' },
  response: exportedFile,
  errors: exportRefusals,
})

export const exportStockList = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/stock-list/export',
  summary: 'Prepares the stock list as a file; the message holds its address',
  body: exportOptions.extend({ bookingNo }),
  example: { format: 'csv', bookingNo: 'spring-1' },
  response: exportedFile,
  errors: exportRefusals,
})

export const exportApplicationList = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/application-list/export',
  summary:
    'Prepares a list of the tyres that fit the vehicles of a category as a file; the message holds its address',
  body: exportOptions.extend({
    categoryID: z
      .union([z.int(), z.string().regex(/^\d{1,9}$/)])
      .transform(Number)
      .pipe(z.int())
      .describe('The `id` of a vehicle category, as `categories` lists it.'),
  }),
  example: { categoryID: 2, format: 'csv' },
  response: exportedFile,
  errors: [...exportRefusals, 'not-found'],
})
