import { useSoftHyphens } from './use-soft-hyphens.ts'

/** `useSoftHyphens` for a text of a list. */
export function Hyphenated({ text }: { text: string }) {
  return useSoftHyphens(text)
}
