import type { ImportField } from './import-fields.ts'
import { headingKey } from './import-fields.ts'
import { lookUp } from './look-up.ts'
import { segments, vehicleKinds } from './model-faults.ts'
import { oneSpelling } from './one-line.ts'
import type { Sentence } from './sentences.ts'
import { allSeason, friction, seasonOf, studdable, studded, summer, tyreSeasons } from './tyre-season.ts'

type Value = string | number | boolean
type Holds = ImportField['holds']

/** The words for seasons that their names do not include. */
const seasonWords: Readonly<Record<string, number>> = {
  ...{ kesa: summer, kesarengas: summer, kesarenkaat: summer, summertyre: summer },
  ...{ kitka: friction, kitkarengas: friction, friction },
  ...{ nasta: studded, nastarengas: studded, studded },
  ...{ nastoitettava: studdable, studdable },
  ...{ ymparivuotinen: allSeason, allseason: allSeason, allseasontyre: allSeason },
}

type VehicleKind = (typeof vehicleKinds)[number]
const vehicleWords: Readonly<Record<string, VehicleKind>> = {
  ...{ henkiloauto: 'car', henkiloautot: 'car', car: 'car', passengercar: 'car', c1: 'car' },
  ...{ maasturi: 'suv', katumaasturi: 'suv', suv: 'suv', '4x4': 'suv' },
  ...{ pakettiauto: 'van', pakettiautot: 'van', van: 'van', lighttruck: 'van', c2: 'van' },
  ...{ kuormaauto: 'truck', kuormaautot: 'truck', truck: 'truck', c3: 'truck' },
}

type Segment = (typeof segments)[number]
const segmentWords: Readonly<Record<string, Segment>> = {
  ...{
    premium: 'premium',
    keski: 'mid',
    keskihintainen: 'mid',
    mid: 'mid',
    edullinen: 'budget',
    budget: 'budget',
  },
}

const yes = ['1', 'kyllä', 'k', 'x', 'yes', 'y', 'true', 'tosi']
const no = ['0', 'ei', 'e', 'no', 'n', 'false', 'epätosi']

/** Reads a text of which only certain ones have a meaning, such as a season. Returns null for any other text. */
export function readChoice(holds: Holds, text: string): Value | null {
  if (holds === 'season') return seasonOf(text)?.id ?? wordIn(seasonWords, text)
  if (holds === 'vehicle-kind') return wordIn(vehicleWords, text)
  if (holds === 'segment') return wordIn(segmentWords, text)
  if (yes.includes(text.toLowerCase())) return true
  return no.includes(text.toLowerCase()) ? false : null
}

function wordIn<Word>(words: Readonly<Record<string, Word>>, text: string): Word | null {
  return lookUp(words, headingKey(text)) ?? null
}

interface Choice {
  /** A text that `readChoice` reads. */
  readonly means: string
  readonly name: Sentence
}

const vehicleNames: Readonly<Record<VehicleKind, Sentence>> = {
  car: { fi_FI: 'Henkilöauto', en_GB: 'Car' },
  suv: { fi_FI: 'Katumaasturi', en_GB: 'SUV' },
  van: { fi_FI: 'Pakettiauto', en_GB: 'Van' },
  truck: { fi_FI: 'Kuorma-auto', en_GB: 'Truck' },
}

const segmentNames: Readonly<Record<Segment, Sentence>> = {
  premium: { fi_FI: 'Premium', en_GB: 'Premium' },
  mid: { fi_FI: 'Keskihintainen', en_GB: 'Mid-range' },
  budget: { fi_FI: 'Edullinen', en_GB: 'Budget' },
}

const choices: Partial<Readonly<Record<Holds, readonly Choice[]>>> = {
  season: tyreSeasons.map(({ name, name_fi }) => ({ means: name, name: { fi_FI: name_fi, en_GB: name } })),
  'vehicle-kind': vehicleKinds.map((means) => ({ means, name: vehicleNames[means] })),
  segment: segments.map((means) => ({ means, name: segmentNames[means] })),
  flag: [
    { means: 'kyllä', name: { fi_FI: 'kyllä', en_GB: 'yes' } },
    { means: 'ei', name: { fi_FI: 'ei', en_GB: 'no' } },
  ],
}

/** Returns the key by which a text is compared with those that have a meaning. Case and kinds of spaces do not matter. */
export function meaningKey(text: string): string {
  return oneSpelling(text).trim().toLowerCase()
}

/** Returns what the texts of a column can mean, or null if the column may contain any text, number or date. */
export function choicesOf(holds: Holds): readonly Choice[] | null {
  return choices[holds] ?? null
}

/** Returns how a value that `readChoice` has read is shown. */
export function nameOfChoice(holds: Holds, value: Value): Sentence | undefined {
  return choices[holds]?.find(({ means }) => readChoice(holds, means) === value)?.name
}
