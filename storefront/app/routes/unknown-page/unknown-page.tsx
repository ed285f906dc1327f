import { settled } from '@pito/web/parts/settled'
import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import { data, useLoaderData } from 'react-router'
import { onServer } from '../../api/page.ts'
import type { SizeOptions } from '../../api/size-options.ts'
import { loadSizes } from '../../api/size-options.ts'
import { Fault } from '../../errors/fault.tsx'
import { LazyWaysOn } from '../../errors/lazy-ways-on.tsx'
import { titled } from '../../seo/page-meta.ts'
import { deadEnds } from '../../words/dead-ends.ts'

export const handle = { cacheBy: [], isMissing: true }
export const meta = titled(errors, (w) => w.notFound)
export const loader = onServer(async (api) =>
  data<SizeOptions | null>((await settled(loadSizes(api))).data, 404),
)
export const clientLoader = () => null

export default function UnknownPage() {
  const w = useWords(errors)
  const hints = useWords(deadEnds)
  const sizes = useLoaderData<SizeOptions | null>()
  return (
    <Fault status={404} title={w.notFound} hint={hints.notFoundHint}>
      <LazyWaysOn sizes={sizes} />
    </Fault>
  )
}
