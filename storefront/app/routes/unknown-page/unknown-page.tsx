import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import { data } from 'react-router'
import { Fault } from '../../errors/fault.tsx'
import { titled } from '../../seo/page-meta.ts'
import { deadEnds } from '../../words/dead-ends.ts'

export const handle = { cacheBy: [] }
export const meta = titled(errors, (w) => w.notFound)
export const loader = () => data(null, 404)
export const clientLoader = () => null

export default function UnknownPage() {
  const w = useWords(errors)
  const hints = useWords(deadEnds)
  return <Fault status={404} title={w.notFound} hint={hints.notFoundHint} />
}
