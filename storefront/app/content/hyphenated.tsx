import { useSoftHyphens } from './use-soft-hyphens.ts'

/** `useSoftHyphens` as a component, for texts in a list. */
export function Hyphenated({ text }: { text: string }) {
  return useSoftHyphens(text)
}
