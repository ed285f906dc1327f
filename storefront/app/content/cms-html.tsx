import { useMemo } from 'react'
import { useSoftHyphens } from './use-soft-hyphens.ts'

/**
 * Renders HTML of the shop's own content pages. The API sanitises it both when an editor saves it and when it serves
 * it. No other HTML may be passed in.
 */
export function CmsHtml({ html }: { html: string }) {
  const text = useSoftHyphens(html)
  // The object is memoised, because React sets the HTML again for a new object, which would close any `<details>`
  // that the reader has opened.
  const markup = useMemo(() => ({ __html: text }), [text])
  return <div className="prose" dangerouslySetInnerHTML={markup} />
}
