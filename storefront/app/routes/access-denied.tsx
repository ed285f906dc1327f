import { data } from 'react-router'
import { Fault } from '../errors/fault.tsx'
import { titled } from '../seo/page-meta.ts'
import { errors } from '../words/errors.ts'
import { useWords } from '../words/words.ts'

export const meta = titled(errors, (w) => w.denied)
export const loader = () => data(null, 403)
export const clientLoader = () => null

export default function AccessDenied() {
  const w = useWords(errors)
  return <Fault status={403} title={w.denied} hint={w.deniedHint} />
}
