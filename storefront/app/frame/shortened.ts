import { menuDescriptionLength } from '@pito/contracts/values/content-kinds'

/** Splits a text after 200 characters. The text is split by code points, so that surrogate pairs stay together. */
export function shortened(text: string): { readonly head: string; readonly rest: string } {
  const letters = [...text]
  return {
    head: letters.slice(0, menuDescriptionLength).join(''),
    rest: letters.slice(menuDescriptionLength).join(''),
  }
}
