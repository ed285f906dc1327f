import type { StaffArticle } from '@pito/contracts/staff-articles'
import { languageOf } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Mark } from '@pito/ui/mark'
import { RecordTabs } from '@pito/ui/record-tabs'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useStaff } from '../session/use-staff.ts'
import { articleWords } from './article-words.ts'

interface ArticleHeadProps {
  readonly article: StaffArticle
  readonly tab: 'data' | 'price' | 'stock' | 'history'
}

/** The heading and the tabs of an article, on each of its pages. */
export function ArticleHead({ article, tab }: ArticleHeadProps) {
  const w = useWords(articleWords)
  const { rights } = useStaff()
  const language = languageOf(useLocale())
  const path = `/articles/${article.id}`
  const isInShop = article.state === 'on-sale' || article.state === 'off-sale'
  return (
    <>
      <title>{`${article.name} – Pito`}</title>
      <Breadcrumb
        label={w.articles}
        crumbs={[{ label: w.articles, href: '/articles' }]}
        here={article.name}
      />
      <div className="record-head">
        <h1>{article.name}</h1>
        <Mark tone={article.state === 'on-sale' ? 'spruce' : 'grey'}>{w[article.state]}</Mark>
        {isInShop && (
          <a className="link" href={article[`link_${language}`]} target="_blank" rel="noopener">
            {w.viewInShop}
          </a>
        )}
      </div>
      <RecordTabs
        label={w.parts}
        tabs={[
          { href: path, label: w.data, current: tab === 'data' },
          ...(rights.includes('read-prices')
            ? [{ href: `${path}/prices`, label: w.priceTab, current: tab === 'price' }]
            : []),
          ...(rights.includes('read-stock')
            ? [{ href: `${path}/stock`, label: w.stockTab, current: tab === 'stock' }]
            : []),
          { href: `${path}/history`, label: w.history, current: tab === 'history' },
        ]}
      />
    </>
  )
}
