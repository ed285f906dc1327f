import type { StaffArticle } from '@pito/contracts/staff-articles'
import { languageOf } from '@pito/contracts/values/locale'
import { Mark } from '@pito/ui/mark'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { RecordHead, ShopLink } from '../record/record-head.tsx'
import { useStaff } from '../session/use-staff.ts'
import { ArticleActions } from './article-state.tsx'
import { articleWords } from './article-words.ts'

interface ArticleHeadProps {
  readonly article: StaffArticle
  readonly tab: 'data' | 'prices' | 'stock' | 'history'
}

/** The heading and the tabs of an article, on each of its pages. */
export function ArticleHead({ article, tab }: ArticleHeadProps) {
  const w = useWords(articleWords)
  const { rights } = useStaff()
  const language = languageOf(useLocale())
  const isInShop = article.state === 'on-sale' || article.state === 'off-sale'
  return (
    <RecordHead
      name={article.name}
      list={{ label: w.articles, href: '/articles' }}
      tabsLabel={w.parts}
      path={`/articles/${article.id}`}
      tab={tab}
      parts={[
        ...(rights.includes('read-prices') ? [{ part: 'prices', label: w.priceTab }] : []),
        ...(rights.includes('read-stock') ? [{ part: 'stock', label: w.stockTab }] : []),
      ]}
    >
      <Mark tone={article.state === 'on-sale' ? 'spruce' : 'grey'}>{w[article.state]}</Mark>
      {isInShop && <ShopLink href={article[`link_${language}`]}>{w.viewInShop}</ShopLink>}
      <ArticleActions article={article} />
    </RecordHead>
  )
}
