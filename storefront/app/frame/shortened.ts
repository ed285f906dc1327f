import { menuDescriptionLength } from '@pito/contracts/values/content-kinds'

/** A text of at most 200 characters, and what is left of a longer one. Letters of two units are not torn apart. */
export function shortened(text: string): { readonly head: string; readonly rest: string } {
  const letters = [...text]
  return {
    head: letters.slice(0, menuDescriptionLength).join(''),
    rest: letters.slice(menuDescriptionLength).join(''),
  }
}
