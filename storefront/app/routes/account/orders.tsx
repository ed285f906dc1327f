import { languageOf } from '@pito/contracts/values/locale'
import { ButtonLink } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { useLocale } from '../../locale/use-locale.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { useWords } from '../../words/words.ts'
import { accountArea } from './account-area-words.ts'

const title = titled(accountArea, (w) => w.orders)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const tyres = { fi: '/renkaat', en: '/tyres' } as const

export default function Orders() {
  const w = useWords(accountArea)
  const language = languageOf(useLocale())
  return (
    <section className="stack">
      <h2>{w.orders}</h2>
      <Empty title={w.noOrders}>
        <p>{w.noOrdersHint}</p>
        <ButtonLink look="go" href={tyres[language]}>
          {w.toTyres}
        </ButtonLink>
      </Empty>
    </section>
  )
}
