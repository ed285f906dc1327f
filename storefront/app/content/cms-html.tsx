import { useMemo } from 'react'
import { useSoftHyphens } from './use-soft-hyphens.ts'

/** HTML of the shop's own content pages: cleaned when saved and once more when answered. Nothing else comes in here. */
export function CmsHtml({ html }: { html: string }) {
  const text = useSoftHyphens(html)
  // React sets the HTML again for another object: what a reader has opened would close.
  const markup = useMemo(() => ({ __html: text }), [text])
  return <div className="prose" dangerouslySetInnerHTML={markup} />
}
