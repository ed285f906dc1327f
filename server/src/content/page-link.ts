import { refuse } from '../platform/refuse.ts'
import { isPageLink } from './rules/allowed-html.ts'

/** Checks a link before it is saved. An unsafe link is refused rather than dropped, so that the editor notices. */
export function pageLink(address: string): string {
  return isPageLink(address) ? address : refuse('not-valid', { errors: { link: [address] } })
}
