import type { NewsLine } from '@pito/contracts/news'
import { Anchor } from '@pito/ui/anchor'
import { Empty } from '@pito/ui/empty'
import { DateOf } from '@pito/web/locale/date-of'

interface NewsListProps {
  readonly items: readonly NewsLine[]
  /** The first part of the paths of this kind, for example /news. */
  readonly folder: string
  readonly empty: string
  readonly emptyHint: string
}

export function NewsList({ items, folder, empty, emptyHint }: NewsListProps) {
  if (items.length === 0)
    return (
      <Empty title={empty}>
        <p>{emptyHint}</p>
      </Empty>
    )
  return (
    <ul className="newslist">
      {items.map(({ slug, title, summary, published_at }) => (
        <li key={slug}>
          <article className="newslist__item stack stack--tight">
            <p className="small quiet">
              <DateOf at={published_at} />
            </p>
            <h3>
              <Anchor href={`${folder}/${slug}`}>{title}</Anchor>
            </h3>
            <p>{summary}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
