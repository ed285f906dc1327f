import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import { data } from 'react-router'
import { titled } from '../page/page-meta.ts'
import { deadEnds } from '../words/dead-ends.ts'
import { Fault } from './fault.tsx'

export const meta = titled(errors, (w) => w.denied)
export const loader = () => data(null, 403)
export const clientLoader = () => null

export default function AccessDenied() {
  const w = useWords(errors)
  const hints = useWords(deadEnds)
  return <Fault status={403} title={w.denied} hint={hints.deniedHint} />
}
