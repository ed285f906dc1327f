import type { Cart } from '@pito/contracts/cart'

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

/** Returns the ids of the tyres that the cart contains for another car. */
export function tyresForAnotherCar(cart: Cart | null): number[] {
  const lines = cart?.line_items.filter(({ type, for_another_car }) => type === 'product' && for_another_car)
  return (lines ?? []).flatMap(({ type_id }) => type_id ?? [])
}
