import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { Sentence } from '@pito/contracts/values/sentences'

interface Values {
  readonly manufacturer_product_id: string | null
  readonly fuel_efficiency: string | null
  readonly wet_grip: string | null
  readonly noise_class: string | null
}

const isClass = (value: string | null) => value === null || /^[A-G]$/.test(value)

/** Returns what the values of an imported article lack in themselves. A form cannot send such values. */
export function faultsOfValues(values: Values): Record<string, Sentence> {
  const faults: readonly (readonly [string, boolean, Sentence])[] = [
    ['manufacturer_product_id', (values.manufacturer_product_id?.length ?? 0) > 40, s.tooLong],
    ['fuel_efficiency', !isClass(values.fuel_efficiency), s.classUnknown],
    ['wet_grip', !isClass(values.wet_grip), s.classUnknown],
    ['noise_class', values.noise_class !== null && !/^[ABC]$/.test(values.noise_class), s.classUnknown],
  ]
  return Object.fromEntries(faults.flatMap(([field, isWrong, reason]) => (isWrong ? [[field, reason]] : [])))
}
