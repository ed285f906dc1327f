import { CmsHtml } from '../../content/cms-html.tsx'
import { useSoftHyphens } from '../../content/use-soft-hyphens.ts'
import { PublishedOn } from './published-on.tsx'

interface ItemPageProps {
  readonly item: {
    readonly title: string
    readonly summary: string
    readonly content: string
    readonly published_at: string
  }
  readonly all: { readonly href: string; readonly label: string }
}

export function ItemPage({ item, all }: ItemPageProps) {
  return (
    <article className="newsitem stack">
      <p>
        <a className="link" href={all.href}>
          {all.label}
        </a>
      </p>
      <h2>{useSoftHyphens(item.title)}</h2>
      <p className="small quiet">
        <PublishedOn at={item.published_at} />
      </p>
      <p className="newsitem__lead">{item.summary}</p>
      <CmsHtml html={item.content} />
    </article>
  )
}
