/** The field of a form with the ids of the tyres that the visitor has said to be for another car. */
export const anotherCarField = 'another_car'

/** The field with the licence plate of the list from which a form is posted. It is used without scripts only. */
export const plateField = 'licence_plate'

export function tyreIdsText(ids: readonly number[]): string {
  return ids.join(',')
}

export function tyreIdsIn(form: FormData): number[] {
  return form
    .getAll(anotherCarField)
    .flatMap((value) => String(value).split(','))
    .map(Number)
    .filter((id) => id > 0)
}
