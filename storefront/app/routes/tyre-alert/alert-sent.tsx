import './tyre-alert.css'
import { getProductDetails } from '@pito/contracts/catalogue'
import { languageOf } from '@pito/contracts/values/locale'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { apiContext } from '../../api/contexts.ts'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { useLocale } from '../../locale/use-locale.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { idAsked } from '../../tyres/tyre-address.ts'
import { useWords } from '../../words/words.ts'
import { alertPages } from './alert-pages-words.ts'
import { nullIfOver } from './refusal-of.ts'
import { Told } from './told.tsx'

const title = titled(alertPages, (w) => w.sentTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = idAsked(new URL(request.url).searchParams.get('tyre') ?? undefined)
  if (!id) return null
  const answer = await context
    .get(apiContext)(getProductDetails, { id, without: 'products' })
    .catch(nullIfOver)
  if (!answer) return null
  const { name, size_text, link_fi, link_en } = answer.data
  return { id, name: `${name} ${size_text}`, link_fi, link_en }
}

export default function AlertSent() {
  const w = useWords(alertPages)
  const language = languageOf(useLocale())
  const tyre = useLoaderData<typeof loader>()
  return (
    <Told title="sentTitle" text="sent" tyre={tyre ?? undefined}>
      <div className="prose">
        <h2>{w.noLetter}</h2>
        <ul>
          <li>{w.waitForLetter}</li>
          {tyre && (
            <li>
              {w.wrongAddress}{' '}
              <a href={`/tyre-alert?lang=${language}&tyre=${tyre.id}`} target="_self">
                {w.askAgain}
              </a>
            </li>
          )}
          <li>
            {w.serviceHelps} <PhoneLink />
          </li>
        </ul>
      </div>
    </Told>
  )
}
