import './tyre-alert.css'
import type { AwaitedTyre } from '@pito/contracts/alerts'
import { confirmAwaited, getAwaited } from '@pito/contracts/alerts'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { Button } from '@pito/ui/button'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { apiContext } from '../../api/contexts.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { centsOf } from '../../tyres/tyre-card-data.ts'
import { useWords } from '../../words/words.ts'
import { alertPages } from './alert-pages-words.ts'
import { nullIfOver } from './refusal-of.ts'
import { tokenOf } from './token-of.ts'
import { Told } from './told.tsx'

const title = titled(alertPages, (w) => w.confirmTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

export function loader({ context, request }: LoaderFunctionArgs) {
  const asked = { deed: 'confirm', token: tokenOf(request) } as const
  return context
    .get(apiContext)(getAwaited, asked)
    .then((answer) => answer.data, nullIfOver)
}

/** The page is read again after it, and says that it is confirmed. */
export async function action({ context, request }: ActionFunctionArgs) {
  await context
    .get(apiContext)(confirmAwaited, { token: tokenOf(request) })
    .catch(nullIfOver)
  return null
}

/** Only the button confirms: scanners of mail follow links, and press nothing. */
export default function ConfirmAlert() {
  const w = useWords(alertPages)
  const awaited = useLoaderData<typeof loader>()
  if (!awaited) return <Told title="overTitle" text="over" />
  if (awaited.confirmed) return <Told title="confirmedTitle" text="confirmed" tyre={awaited} />
  return (
    <article className="wrap section notice">
      <h1>{w.confirmTitle}</h1>
      <p>
        {wishOf(w, awaited)} <b>{awaited.name}</b>
      </p>
      <form method="post">
        <Button type="submit" look="go">
          {w.confirm}
        </Button>
      </form>
    </article>
  )
}

function wishOf(w: typeof alertPages.fi, { kind, price }: AwaitedTyre): string {
  if (kind === 'stock') return w.stockWish
  return price === null ? w.priceWish : w.targetWish(formatEuro(centsOf(price)))
}
