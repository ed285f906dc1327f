import { useSoftHyphens } from './use-soft-hyphens.ts'

/** HTML of the shop's own content pages: cleaned when saved and once more when answered. Nothing else comes in here. */
export function CmsHtml({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: useSoftHyphens(html) }} />
}
