import { Fault } from '../../errors/fault.tsx'
import type { MetaArgs } from '../../seo/page-meta.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { useWords } from '../../words/words.ts'
import { toCome } from './to-come-words.ts'

export const handle = { cacheBy: [] }

const named = titled(toCome, (w) => w.title)
export const meta = (args: MetaArgs) => [...named(args), notIndexed]

/** Where a room of the shop is still to be built, and links lead there already. */
export default function ToCome() {
  const w = useWords(toCome)
  return (
    <Fault title={w.title} hint={w.hint}>
      <p>
        <a href="/information/contact">{w.contact}</a>
      </p>
    </Fault>
  )
}
