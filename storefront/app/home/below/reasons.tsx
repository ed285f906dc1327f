import { CmsHtml } from '../../content/cms-html.tsx'
import type { Text } from './load-below.ts'

/** The reasons to buy from this shop. They are claims of the merchant, so they are content and not texts of the code. */
export function Reasons({ text }: { readonly text: Text | null }) {
  if (!text) return null
  return (
    <section className="section reasons" aria-labelledby="reasons">
      <div className="wrap">
        <h2 id="reasons">{text.title}</h2>
        <CmsHtml html={text.content} />
      </div>
    </section>
  )
}
