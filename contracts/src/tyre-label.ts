import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { productId } from './parameters.ts'

/** The values on the EU tyre label of Regulation (EU) 2020/740. If the tyre has no label, `reason` says why. */
export const productLabel = z
  .object({
    product_id: z.int(),
    reason: z.enum(['studded', 'not-declared']).nullable(),
    regulation: z.string(),
    supplier: z.string(),
    type_identifier: z.string(),
    size: z.string(),
    tyre_class: z.enum(['C1', 'C2', 'C3']),
    fuel_effiency: z.string().nullable(),
    wet_grip: z.string().nullable(),
    noice_class: z.string().nullable(),
    noice_value: z.int().nullable(),
    snow_grip: z.boolean(),
    ice_grip: z.boolean(),
    eprel_id: z.string().nullable(),
    eprel_url: z.string().nullable(),
    image: z
      .string()
      .nullable()
      .describe('Addresses of the label as SVG and of the product information sheet, as page and PDF.'),
    information_sheet: z.string().nullable(),
    information_sheet_pdf: z.string().nullable(),
    illustrative: z.boolean().describe('Whether the values are invented, as in a demo.'),
  })
  .meta({ id: 'TyreLabel' })
export type ProductLabel = z.output<typeof productLabel>

export const getProductDetailLabel = endpoint({
  method: 'GET',
  path: '/api/v1/product-detail-label',
  summary: 'Returns the values of the EU tyre label of an article, or the reason why it has none',
  query: z.object({ product_id: productId }),
  example: { product_id: 1 },
  response: answer(productLabel),
  errors: ['not-found', 'not-valid'],
  cached: true,
})

export const informationSheet = z
  .object({
    title: z.string(),
    name: z.string().describe('The name of the article: maker, model, size.'),
    note: z.string().describe('A note that the values of a demo are invented; otherwise empty.'),
    rows: z.array(z.object({ name: z.string(), value: z.string() })),
    image: z.string(),
    pdf: z.string(),
    link_fi: z.string(),
    link_en: z.string(),
  })
  .meta({ id: 'InformationSheet' })
export type InformationSheet = z.output<typeof informationSheet>

export const getInformationSheet = endpoint({
  method: 'GET',
  path: '/api/v1/product/:id/information-sheet',
  summary: 'Returns the product information sheet of Regulation (EU) 2020/740 in the caller’s language',
  params: z.object({ id: productId }),
  example: { id: 1 },
  response: answer(informationSheet),
  errors: ['not-found', 'not-valid'],
  cached: true,
})
