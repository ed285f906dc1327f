import './tyre-alert.css'
import { getProductDetails } from '@pito/contracts/catalogue'
import { Anchor } from '@pito/ui/anchor'
import type { Api } from '@pito/web/api/api'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { PhoneLink } from '../frame/phone-link.tsx'
import { nullIfOver } from '../page/null-if-over.ts'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { tyreIdOf } from '../tyres/tyre-address.ts'
import { AlertMessage } from './alert-message.tsx'
import { alertPages } from './alert-pages-words.ts'

const title = titled(alertPages, (w) => w.sentTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page(async (api: Api, { url }: PageRequest) => {
  const id = tyreIdOf(url.searchParams.get('tyre') ?? undefined)
  const answer = id && (await api(getProductDetails, { id, without: 'products' }).catch(nullIfOver))
  if (!answer) return null
  const { name, size_text, link_fi, link_en } = answer.data
  return { id, name: `${name} ${size_text}`, link_fi, link_en }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

export default function AlertSent() {
  const w = useWords(alertPages)
  const tyre = useLoaderData<typeof loader>()
  return (
    <AlertMessage title="sentTitle" text="sent" tyre={tyre ?? undefined}>
      <div className="prose">
        <h2>{w.noEmail}</h2>
        <ul>
          <li>{w.waitForEmail}</li>
          {tyre && (
            <li>
              {w.wrongAddress}{' '}
              <Anchor href={`/tyre-alert?tyre=${tyre.id}`} reloadDocument>
                {w.askAgain}
              </Anchor>
            </li>
          )}
          <li>
            {w.serviceHelps} <PhoneLink />
          </li>
        </ul>
      </div>
    </AlertMessage>
  )
}
