import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { data, useLoaderData } from 'react-router'
import type { MissingPage } from '../page/missing-page.ts'
import { loadMissingPage } from '../page/missing-page.ts'
import { onServer } from '../page/page.ts'
import { titled } from '../page/page-meta.ts'
import { useRootData } from '../page/root-data.ts'
import { wordsOfPath } from '../page/words-of-path.ts'
import { deadEnds } from '../words/dead-ends.ts'
import { Fault } from './fault.tsx'
import { LazyWaysOn } from './lazy-ways-on.tsx'

export const handle = { cacheBy: [], isMissing: true }
export const meta = titled(errors, (w) => w.notFound)
export const loader = onServer(async (api, { url }) => data(await loadMissingPage(api, url), 404))
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): MissingPage => ({
  words: wordsOfPath(new URL(request.url).pathname),
})

export default function UnknownPage() {
  const w = useWords(errors)
  const hints = useWords(deadEnds)
  const plateSearch = useRootData()?.plateSearch ?? false
  return (
    <Fault status={404} title={w.notFound} hint={hints.notFoundHint(plateSearch)}>
      <LazyWaysOn {...useLoaderData<MissingPage>()} />
    </Fault>
  )
}
