import type { NumberLimits } from './number-limits.ts'
import { numberLimits } from './number-limits.ts'
import type { ImportKind } from './run-kinds.ts'
import type { Sentence } from './sentences.ts'

export interface ImportField {
  readonly name: string
  readonly holds:
    | 'ean'
    | 'text'
    | 'week'
    | 'date'
    | 'euros'
    | 'whole'
    | 'count'
    | 'flag'
    | 'season'
    | 'vehicle-kind'
    | 'segment'
  /** A file without a column for it cannot be imported. */
  readonly required?: true
  /** A file that has a column for this other field may lack the required one. */
  readonly insteadOf?: string
  /** A record may lack the value, so an empty cell can clear it. */
  readonly clearable?: true
  /** The limits of a number, which are those of its form. */
  readonly limits?: NumberLimits
  /** The headings of the template. */
  readonly heading: Sentence
  /** Further headings by which the column is recognised. */
  readonly synonyms: readonly string[]
  /** The value in the example row of the template. */
  readonly example: Sentence
}

type Limits<Holds> = Holds extends 'euros' | 'whole' | 'count' ? readonly [NumberLimits] : readonly []

function field<Holds extends ImportField['holds']>(
  name: string,
  holds: Holds,
  [fi, en, ...synonyms]: readonly [string, string, ...string[]],
  example: string | readonly [fi: string, en: string],
  ...[limits]: Limits<Holds>
): ImportField {
  const [fiExample, enExample] = typeof example === 'string' ? [example, example] : example
  return {
    ...{ name, holds, synonyms },
    heading: { fi_FI: fi, en_GB: en },
    example: { fi_FI: fiExample, en_GB: enExample },
    ...(limits && { limits }),
  }
}

function required(one: ImportField): ImportField {
  return { ...one, required: true }
}

function clearable(one: ImportField): ImportField {
  return { ...one, clearable: true }
}

const ean = required(
  field('ean', 'ean', ['EAN', 'EAN', 'EAN-koodi', 'EAN13', 'GTIN', 'viivakoodi', 'barcode'], '6419440133119'),
)

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
  articles: [
    ean,
    field('brand', 'text', ['Merkki', 'Brand', 'valmistaja', 'manufacturer', 'make'], 'Kuura'),
    field('model', 'text', ['Malli', 'Model', 'kuvio', 'pattern', 'profile'], 'Tuisku 1'),
    field('size', 'text', ['Koko', 'Size', 'rengaskoko', 'tyre size', 'dimension'], '205/55R16 91V XL'),
    field('run_flat', 'flag', ['Run flat', 'Run-flat', 'RFT', 'runflat'], ['ei', 'no']),
    clearable(
      field(
        'manufacturer_product_id',
        'text',
        ['Valmistajan tuotenumero', "Manufacturer's number", 'MPN'],
        'T-1',
      ),
    ),
    clearable(
      field(
        'eprel_id',
        'whole',
        ['EPREL-numero', 'EPREL number', 'EPREL', 'EPREL ID'],
        '381234',
        numberLimits.eprelId,
      ),
    ),
    clearable(
      field(
        'fuel_efficiency',
        'text',
        ['Polttoainetaloudellisuus', 'Fuel efficiency', 'polttoaineluokka', 'fuel class', 'fuel', 'RR'],
        'C',
      ),
    ),
    clearable(
      field('wet_grip', 'text', ['Märkäpito', 'Wet grip', 'märkäpitoluokka', 'wet grip class', 'wet'], 'B'),
    ),
    clearable(field('noise_class', 'text', ['Meluluokka', 'Noise class'], 'B')),
    clearable(
      field(
        'noise_value',
        'whole',
        ['Melu', 'Noise', 'Melu dB', 'Noise dB', 'dB', 'melutaso', 'vierintämelu'],
        '71',
        numberLimits.noiseDecibels,
      ),
    ),
    field(
      'recycling_fee_included',
      'flag',
      ['Sisältää kierrätysmaksun', 'Recycling fee included', 'kierrätysmaksu'],
      ['kyllä', 'yes'],
    ),
    // The fields of a model that is not in the catalogue yet.
    field(
      'season',
      'season',
      ['Kausi', 'Season', 'vuodenaika', 'rengastyyppi', 'tyre type'],
      ['Kesä', 'Summer'],
    ),
    field(
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
    field('segment', 'segment', ['Hintaluokka', 'Price segment', 'segment', 'segmentti'], ['keski', 'mid']),
    field('has_3pmsf', 'flag', ['3PMSF', '3PMSF mark', 'lumihiutale', 'vuorihuippu'], ['ei', 'no']),
    field('ice_grip', 'flag', ['Jääpito', 'Ice grip', 'jääpitomerkintä', 'ice grip mark'], ['ei', 'no']),
  ],
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

/** Returns the heading in lower case without accents, spaces and signs, so that `EAN-koodi` equals `ean koodi`. */
export function headingKey(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the field that a heading names. */
export function fieldOfHeading(kind: ImportKind, heading: string): string | null {
  const key = headingKey(heading)
  const named = importFields[kind].find(({ name, heading: { fi_FI, en_GB }, synonyms }) =>
    [name, fi_FI, en_GB, ...synonyms].some((each) => headingKey(each) === key),
  )
  return named?.name ?? null
}
