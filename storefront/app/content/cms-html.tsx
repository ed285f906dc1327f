import { useMemo } from 'react'
import { useSoftHyphens } from './use-soft-hyphens.ts'

/**
 * Renders HTML of the shop's own content pages, which is sanitised when saved and again when served. No other HTML may
 * be passed in.
 */
export function CmsHtml({ html }: { html: string }) {
  const text = useSoftHyphens(html)
  // React sets the HTML again for a new object, which would close `<details>` that the reader has opened.
  const markup = useMemo(() => ({ __html: text }), [text])
  return <div className="prose" dangerouslySetInnerHTML={markup} />
}
