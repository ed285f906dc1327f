interface Graded {
  readonly fuel: string | null
  readonly wet: string | null
}

/** The label classes that exist in Regulation (EC) 1222/2009, but no longer on the present scale. */
const oldClasses = ['F', 'G']
/** The file name of the label that all tyres graded on the old scale share. */
export const oldLabelName = 'a-to-g'

export function isOfOldScale({ fuel, wet }: Graded): boolean {
  return oldClasses.includes(fuel ?? '') || oldClasses.includes(wet ?? '')
}

/** Returns the path of the EU label as SVG, or null if fuel efficiency or wet grip is not declared. */
export function labelAddress(id: number, graded: Graded): string | null {
  if (graded.fuel === null || graded.wet === null) return null
  return `/labels/${isOfOldScale(graded) ? oldLabelName : id}.svg`
}

/**
 * Returns the path of the page with the product information sheet. The same path with `.pdf` is the sheet as a file.
 */
export function sheetAddress(id: number): string {
  return `/information-sheet/${id}`
}
