import { addressIn } from '@pito/contracts/values/address-in'
import type { Language } from '@pito/contracts/values/locale'
import sanitize from 'sanitize-html'
import {
  allowedAttributes,
  allowedTags,
  deepestNesting,
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

/**
 * Returns sanitised content. It is called before content is saved and when content is shown. Links within the shop
 * are rewritten to the given language.
 */
export function sanitiseHtml(html: string, language: Language = 'fi'): string {
  return sanitize(html, options[language])
}
