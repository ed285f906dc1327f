import { z } from 'zod'

export const picture = z
  .object({
    image_base_path: z.string(),
    path: z.string(),
    alt_fi: z
      .string()
      .optional()
      .describe('What a photograph shows, in Finnish. Illustrations have no text.'),
    alt_en: z.string().optional().describe('The same in English.'),
  })
  .meta({ id: 'Picture' })
export const brand = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable().describe('The same as `image_path`.'),
    image_base_path: z.string(),
    image_path: z
      .string()
      .nullable()
      .describe('The path of the logo after `image_base_path`; null when the shop has none.'),
  })
  .meta({ id: 'Brand' })
export const model = z
  .object({ id: z.int(), name: z.string(), name_fi: z.string(), slug: z.string() })
  .meta({ id: 'Model' })
export const season = z
  .object({
    id: z.int(),
    name: z.string(),
    name_fi: z.string(),
    slug_en: z.string(),
    slug_fi: z.string(),
  })
  .meta({ id: 'Season' })
export const category = z
  .object({
    id: z.int(),
    name_en: z.string(),
    name_fi: z.string(),
    slug_en: z.string(),
    slug_fi: z.string(),
    vehicle_type: z.int(),
  })
  .meta({ id: 'TyreCategory' })

/** One tyre article as lists and cards show it. The names of the fields are those of LIST-69. */
export const product = z
  .object({
    id: z.int(),
    name: z.string(),
    car_type: z.enum(['All', 'Car', 'Light Truck', 'Truck']),
    vehicle_type: z.int(),
    net_price: z
      .number()
      .describe("The price in euros with VAT. It excludes the recycling fee when `is_recycled` is '0'."),
    net_price_with_rc: z.number().describe('The full price of one tyre, which pages show and lists sort by.'),
    is_recycled: z.enum(['0', '1']),
    lowest_price_30_days: z
      .number()
      .nullable()
      .describe('The lowest price of the 30 days before a reduction; null when no reduction is shown.'),
    available_quantity: z.int(),
    in_stock: z.int(),
    brand_name: z.string(),
    brand,
    model,
    tyre_category: category,
    tyreSeason: season,
    image: picture.nullable(),
    images: z.array(picture),
    width: z.number(),
    aspect_ratio: z.int(),
    diameter: z.number(),
    size_text: z.string().describe('205/55 R16 94T XL, as on the sidewall.'),
    tyre_season_id: z.int(),
    fuel_effiency: z.string().nullable(),
    wet_grip: z.string().nullable(),
    noice_class: z.string().nullable(),
    noice_value: z.int().nullable(),
    dot_year: z.int().nullable(),
    has_3mpsf: z.boolean(),
    speed_index: z.string(),
    load_index: z.int(),
    load_index_dual: z.int().nullable(),
    reinforced: z.enum(['XL', 'RF']).nullable(),
    run_flat: z.boolean(),
    link_fi: z.string().describe("The product's page in each language."),
    link_en: z.string(),
  })
  .meta({ id: 'Product' })
export type Product = z.output<typeof product>

/**
 * A product with the final price of a full set in euros with VAT. If fewer than four tyres are left, `full_set` is
 * the price of these tyres; if the tyre is sold out, `full_set` is null.
 */
export const listedProduct = product
  .extend({
    full_set: z
      .object({
        quantity: z.int(),
        delivered: z.number().describe('The price with home delivery.'),
        fitted_from: z
          .number()
          .nullable()
          .describe('The price with fitting at the cheapest service point; null when none fits the tyre.'),
      })
      .nullable(),
  })
  .meta({ id: 'ListedProduct' })
export type ListedProduct = z.output<typeof listedProduct>
