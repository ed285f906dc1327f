interface Graded {
  readonly fuel: string | null
  readonly wet: string | null
}

/** Classes of Regulation (EC) 1222/2009 that the present scale does not have. */
const oldClasses = ['F', 'G']
/** All tyres graded on the old scale share this file. */
export const oldLabelName = 'a-to-g'

export function isOfOldScale({ fuel, wet }: Graded): boolean {
  return oldClasses.includes(fuel ?? '') || oldClasses.includes(wet ?? '')
}

/** Returns the address of the EU label as SVG; null when fuel efficiency or wet grip is not declared. */
export function labelAddress(id: number, graded: Graded): string | null {
  if (graded.fuel === null || graded.wet === null) return null
  return `/labels/${isOfOldScale(graded) ? oldLabelName : id}.svg`
}

/** Returns the address of the product information sheet as a page; `.pdf` appended to it is the file. */
export function sheetAddress(id: number): string {
  return `/information-sheet/${id}`
}
