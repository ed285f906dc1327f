import { useMemo } from 'react'
import { useSoftHyphens } from '../words/use-soft-hyphens.ts'

/** Elements whose content is their accessible name. */
const namedByContent = /<(h[1-6]|a|th|td|caption|summary)\b[^>]*>.*?<\/\1>/gs

/** Replaces soft hyphens by elements whose style has the hyphen, so that accessible names do not contain it. */
const outOfName = (html: string) => html.replaceAll('\u00ad', '<i class="shy"></i>')

/**
 * Renders HTML of the shop's own content pages. The API sanitises it both when an editor saves it and when it serves
 * it. No other HTML may be passed in. With `inLink` the whole text is the accessible name of a link around it.
 */
export function CmsHtml({ html, inLink = false }: { html: string; inLink?: boolean }) {
  const hyphenated = useSoftHyphens(html)
  const text = inLink ? outOfName(hyphenated) : hyphenated.replace(namedByContent, outOfName)
  // The object is memoised, because React sets the HTML again for a new object, which would close any `<details>`
  // that the reader has opened.
  const markup = useMemo(() => ({ __html: text }), [text])
  return <div className="prose" dangerouslySetInnerHTML={markup} />
}
