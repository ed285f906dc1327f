interface Graded {
  readonly fuel: string | null
  readonly wet: string | null
}

/** Classes of Regulation (EC) 1222/2009, which the scale of today has no place for. */
const oldClasses = ['F', 'G']
/** The file that all tyres of the old scale share. */
export const oldLabelName = 'a-to-g'

export function isOfOldScale({ fuel, wet }: Graded): boolean {
  return oldClasses.includes(fuel ?? '') || oldClasses.includes(wet ?? '')
}

/** The EU label of an article as SVG; null where too little is declared for one. */
export function labelAddress(id: number, graded: Graded): string | null {
  if (graded.fuel === null || graded.wet === null) return null
  return `/labels/${isOfOldScale(graded) ? oldLabelName : id}.svg`
}

/** The product information sheet as page; with .pdf behind it as file. */
export function sheetAddress(id: number): string {
  return `/information-sheet/${id}`
}
