import { data } from 'react-router'
import { Fault } from '../../errors/fault.tsx'
import { titled } from '../../seo/page-meta.ts'
import { errors } from '../../words/errors.ts'
import { useWords } from '../../words/words.ts'

export const handle = { cacheBy: [] }
export const meta = titled(errors, (w) => w.notFound)
export const loader = () => data(null, 404)
export const clientLoader = () => null

export default function UnknownPage() {
  const w = useWords(errors)
  return <Fault status={404} title={w.notFound} hint={w.notFoundHint} />
}
