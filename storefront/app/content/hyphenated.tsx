import { useSoftHyphens } from './use-soft-hyphens.ts'

/**
 * Renders a text with soft hyphens. This is `useSoftHyphens` as a component, for texts in a list, where a hook cannot
 * be called.
 */
export function Hyphenated({ text }: { text: string }) {
  return useSoftHyphens(text)
}
