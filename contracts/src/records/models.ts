import { z } from 'zod'
import { bilingualMessage } from '../bilingual-message.ts'
import { mostInteger } from '../limited-fields.ts'
import { manyLines, oneLine, optionalSlug, requiredText } from '../text-fields.ts'
import { brandSentences as s } from '../values/brand-sentences.ts'
import { field } from '../values/import-fields.ts'
import { axles, segments, tyreClasses, vehicleKinds, winterClimates } from '../values/model-faults.ts'
import { fieldsOf } from './fields-of.ts'

/** The fields of a model that its form edits. */
export const modelSchema = z.object({
  brand_id: z
    .int(bilingualMessage(s.brandUnknown))
    .min(1)
    .max(mostInteger, bilingualMessage(s.brandUnknown))
    .describe('The `id` of the brand.'),
  name: requiredText(s.nameMissing).max(80).describe('The name.'),
  name_fi: oneLine
    .max(80)
    .nullable()
    .transform((text) => text || null)
    .default(null)
    .describe('The name in Finland, if it differs.'),
  slug: optionalSlug(100).describe('The name in addresses. If it is empty, it is generated from the name.'),
  season_id: z.int().min(1).max(5).describe('The `id` of the season.'),
  vehicle_kind: z.enum(vehicleKinds).describe('The kind of vehicle.'),
  tyre_class: z.enum(tyreClasses).describe('The class of Regulation (EU) 2020/740.'),
  segment: z.enum(segments).describe('The price segment.'),
  winter_climate: z
    .enum(winterClimates)
    .nullable()
    .default(null)
    .describe('The winters that the tyre is made for.'),
  has_3pmsf: z.boolean().default(false).describe('Whether the tyre has the mark 3PMSF.'),
  ice_grip: z.boolean().default(false).describe('Whether the tyre has the mark for grip on ice.'),
  axle: z.enum(axles).nullable().default(null).describe('The axle; only truck tyres have one.'),
  launch_year: z.int().min(1950).max(2100).nullable().default(null).describe('The year of the launch.'),
  short_description_fi: oneLine.max(300).default('').describe('One sentence in Finnish.'),
  short_description_en: oneLine.max(300).default('').describe('One sentence in English.'),
  description_fi: manyLines.max(20_000).default('').describe('The description in Finnish.'),
  description_en: manyLines.max(20_000).default('').describe('The description in English.'),
})
export type ModelFields = z.output<typeof modelSchema>

export const modelFields = fieldsOf(modelSchema)

/** The columns of a file of articles that describe a model which is not in the catalogue yet. */
export const modelColumns = {
  name: field('model', 'text', ['Malli', 'Model', 'kuvio', 'pattern', 'profile'], 'Tuisku 1'),
  season_id: field(
    'season',
    'season',
    ['Kausi', 'Season', 'vuodenaika', 'rengastyyppi', 'tyre type'],
    ['Kesä', 'Summer'],
  ),
  vehicle_kind: field(
    'vehicle_kind',
    'vehicle-kind',
    [
      'Ajoneuvo',
      'Vehicle',
      'ajoneuvolaji',
      'ajoneuvoluokka',
      'ajoneuvotyyppi',
      'vehicle kind',
      'vehicle type',
      'vehicle class',
    ],
    ['henkilöauto', 'car'],
  ),
  segment: field(
    'segment',
    'segment',
    ['Hintaluokka', 'Price segment', 'segment', 'segmentti'],
    ['keski', 'mid'],
  ),
  has_3pmsf: field('has_3pmsf', 'flag', ['3PMSF', '3PMSF mark', 'lumihiutale', 'vuorihuippu'], ['ei', 'no']),
  ice_grip: field(
    'ice_grip',
    'flag',
    ['Jääpito', 'Ice grip', 'jääpitomerkintä', 'ice grip mark'],
    ['ei', 'no'],
  ),
}
