import type { ArticleSize } from '@pito/contracts/values/article-size'

export interface ArticleFacts {
  readonly tyreClass: 'C1' | 'C2' | 'C3'
  readonly isStudded: boolean
  readonly isDraft: boolean
  /** The EAN, or undefined if it is not known. Facts that are not known have no faults. */
  readonly ean: string | null | undefined
  /** The size, null if it cannot be read, or undefined if it is not known. */
  readonly size: ArticleSize | null | undefined
  /** The label, or null if a field of it is not known. */
  readonly label: FormLabel | null
  /** The label as it is stored. Null for a new article. */
  readonly storedLabel: LabelFacts | null
}

interface LabelFacts {
  readonly fuelEfficiency: string | null
  readonly wetGrip: string | null
  readonly noiseClass: string | null
  readonly noiseValue: number | null
}

interface FormLabel extends LabelFacts {
  readonly eprelId: number | null
}

type ArticleFault =
  | 'size-wrong'
  | 'indexes-missing'
  | 'dual-index-wrong'
  | 'ean-missing'
  | 'label-on-studded'
  | 'label-not-whole'
  | 'fuel-class-old'
  | 'wet-class-old'

/** Regulation (EU) 2020/740 has the classes A to E. Older articles may still have F or G. */
const oldClasses: readonly (string | null)[] = ['F', 'G']

/** Returns every reason why an article cannot be stored with these facts. */
export function faultsOfArticle(facts: ArticleFacts): ArticleFault[] {
  return [
    ...sizeFaults(facts),
    ...labelFaults(facts),
    ...(facts.isDraft || facts.ean !== null ? [] : ['ean-missing' as const]),
  ]
}

function sizeFaults({ size, tyreClass }: ArticleFacts): ArticleFault[] {
  if (size === undefined) return []
  if (size === null) return ['size-wrong']
  if (size.loadIndex === null) return ['indexes-missing']
  const dual = size.loadIndexDual
  return dual !== null && (tyreClass === 'C1' || dual > size.loadIndex) ? ['dual-index-wrong'] : []
}

/**
 * Returns the field that a fault of the whole label concerns: the first one that is empty, or that a studded tyre has
 * although it takes no label.
 */
export function fieldOfLabelFault(
  fault: 'label-not-whole' | 'label-on-studded',
  { fuelEfficiency, wetGrip, noiseClass, noiseValue, eprelId }: FormLabel,
) {
  const required = { fuel_efficiency: fuelEfficiency, wet_grip: wetGrip, noise_value: noiseValue }
  const isEmpty = fault === 'label-not-whole'
  const fields = Object.entries(
    isEmpty ? required : { ...required, noise_class: noiseClass, eprel_id: eprelId },
  )
  return fields.find(([, value]) => (value === null) === isEmpty)?.[0] ?? 'fuel_efficiency'
}

function labelFaults({ label, isStudded, storedLabel }: ArticleFacts): ArticleFault[] {
  if (!label) return []
  const { fuelEfficiency, wetGrip, noiseClass, noiseValue, eprelId } = label
  const given = [fuelEfficiency, wetGrip, noiseValue].filter((value) => value !== null).length
  if (isStudded) return given > 0 || noiseClass !== null || eprelId !== null ? ['label-on-studded'] : []
  const isWhole = given === 3 || (given === 0 && noiseClass === null)
  const isNew = (field: 'fuelEfficiency' | 'wetGrip') =>
    oldClasses.includes(label[field]) && storedLabel?.[field] !== label[field]
  return [
    ...(isWhole ? [] : ['label-not-whole' as const]),
    ...(isNew('fuelEfficiency') ? ['fuel-class-old' as const] : []),
    ...(isNew('wetGrip') ? ['wet-class-old' as const] : []),
  ]
}
