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

const options: sanitize.IOptions = {
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
      attribs: isAllowedLink(href) ? { href, ...rest } : rest,
    }),
    img: (tagName, { src = '', ...rest }) => ({
      tagName,
      attribs: isAllowedPicture(src) ? { src, ...rest } : rest,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** Content as it may be saved and shown. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, options)
}
