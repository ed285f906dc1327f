import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { notIndexed, titled } from '../page/page-meta.ts'
import { accountArea } from './account-area-words.ts'

const title = titled(accountArea, (w) => w.thankYou)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

export default function ThankYou() {
  const w = useWords(accountArea)
  return (
    <section className="stack">
      <h2>{w.thankYou}</h2>
      <p>{w.thankYouText}</p>
      <p className="row">
        <ButtonLink look="go" href="/">
          {w.toHome}
        </ButtonLink>
        <ButtonLink href="/order">{w.toOrders}</ButtonLink>
      </p>
    </section>
  )
}
