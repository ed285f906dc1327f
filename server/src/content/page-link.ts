import { refuse } from '../platform/refuse.ts'
import { isPageLink } from './rules/allowed-html.ts'

/** A link as it may be saved; one that a visitor should not be led to is refused, so that the editor sees it. */
export function pageLink(address: string): string {
  return isPageLink(address) ? address : refuse('not-valid', { errors: { link: [address] } })
}
