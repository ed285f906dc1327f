import type { ImportField } from '../values/import-fields.ts'
import { clearable, field, headingKey, required } from '../values/import-fields.ts'
import { numberLimits } from '../values/number-limits.ts'
import type { ImportKind } from '../values/run-kinds.ts'
import { articleColumns } from './articles.ts'
import { brandColumns } from './brands.ts'
import { modelColumns } from './models.ts'

const { ean, ...ofArticle } = articleColumns
const { name: model, ...ofModel } = modelColumns

const week = required(
  field('week', 'week', ['Valmistusviikko', 'Production week', 'DOT', 'viikko', 'week'], '3125'),
)

const purchase = field(
  'purchase_cents',
  'euros',
  [
    'Ostohinta alv 0 %',
    'Purchase price excl. VAT',
    'ostohinta',
    'purchase price',
    'netto',
    'netto alv 0',
    'nettohinta',
    'net price',
    'net',
  ],
  '61,20',
  numberLimits.purchaseCents,
)

/** The fields that a file of each kind can have. The EAN identifies the article. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  articles: [ean, brandColumns.name, model, ...Object.values(ofArticle), ...Object.values(ofModel)],
  prices: [
    ean,
    required(
      field(
        'price_cents',
        'euros',
        [
          'Hinta',
          'Price',
          'Hinta sis. alv',
          'Price incl. VAT',
          'myyntihinta',
          'OVH',
          'OVH sis. alv',
          'OVH-hinta',
          'suositushinta',
          'vähittäishinta',
          'retail price',
          'RRP',
        ],
        '99,90',
        numberLimits.priceCents,
      ),
    ),
    { ...clearable(purchase), insteadOf: 'price_cents' },
  ],
  'stock-counts': [
    ean,
    week,
    required(
      field(
        'quantity',
        'count',
        ['Määrä', 'Quantity', 'Laskettu määrä', 'counted', 'saldo', 'kpl', 'pcs', 'qty'],
        '12',
        numberLimits.countedQuantity,
      ),
    ),
  ],
  'goods-receipts': [
    ean,
    week,
    required(
      field(
        'quantity',
        'count',
        ['Määrä', 'Quantity', 'Toimitettu määrä', 'delivered', 'kpl', 'pcs', 'qty'],
        '12',
        numberLimits.receivedQuantity,
      ),
    ),
    required(purchase),
    required(
      field(
        'supplier',
        'text',
        ['Toimittaja', 'Supplier', 'tavarantoimittaja', 'vendor'],
        ['Pohjolan Rengas Oy', 'Northern Tyres Ltd'],
      ),
    ),
    required(
      field(
        'delivery_note',
        'text',
        ['Lähete', 'Delivery note', 'lähetteen numero', 'delivery note number', 'lähetenumero'],
        'L-1042',
      ),
    ),
    field(
      'delivered_on',
      'date',
      ['Toimituspäivä', 'Delivery date', 'saapumispäivä', 'delivered on', 'pvm', 'date'],
      ['25.11.2026', '2026-11-25'],
    ),
  ],
}

/** Returns the field that a heading names. */
export function fieldOfHeading(kind: ImportKind, heading: string): string | null {
  const key = headingKey(heading)
  const named = importFields[kind].find(({ name, heading: { fi_FI, en_GB }, synonyms }) =>
    [name, fi_FI, en_GB, ...synonyms].some((each) => headingKey(each) === key),
  )
  return named?.name ?? null
}
