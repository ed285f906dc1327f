import { addressIn } from '@pito/contracts/values/address-in'
import type { Language } from '@pito/contracts/values/locale'
import sanitize from 'sanitize-html'
import type { HeadingAbove } from './rules/allowed-html.ts'
import {
  allowedAttributes,
  allowedTags,
  deepestNesting,
  headingsBelow,
  isAllowedLink,
  isAllowedPicture,
  renamedTags,
  tagsRemovedWhole,
} from './rules/allowed-html.ts'

const optionsIn = (language: Language): sanitize.IOptions => ({
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  nonTextTags: [...tagsRemovedWhole],
  nestingLimit: deepestNesting,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...renamedTags,
    a: (tagName, { href = '', ...rest }) => ({
      tagName,
      attribs: isAllowedLink(href) ? { href: addressIn(href, language), ...rest } : rest,
    }),
    img: (tagName, { src = '', ...rest }) => ({
      tagName,
      attribs: isAllowedPicture(src) ? { src, ...rest } : rest,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
})
const options = { fi: optionsIn('fi'), en: optionsIn('en') }
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/**
 * Returns sanitised content. It is called before content is saved and when content is shown. Links within the shop
 * are rewritten to the given language, and headings follow the one that the page shows above the content.
 */
export function sanitiseHtml(html: string, language: Language = 'fi', above: HeadingAbove = 'h2'): string {
  const below = headingsBelow(above)
  const move: sanitize.Transformer = (tag, attribs) => ({ tagName: below(tag), attribs })
  const moved = Object.fromEntries(headings.map((heading) => [heading, move]))
  const transformTags = { ...options[language].transformTags, ...moved }
  return sanitize(html, { ...options[language], transformTags })
}
