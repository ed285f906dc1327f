import { storage } from '@pito/web/boot/storage'
import { useEffect, useRef, useState } from 'react'
import { cookieChoice } from '../../../cookies/cookie-choice.ts'
import { seenKey } from '../../../tyres/seen-key.ts'
import type { TyreData } from '../tyre-data.ts'

type Script = typeof import('./seen-tyres.tsx')

/** The tyres looked at before, from this browser's own memory: shown once the place for them comes into view. */
export function LazySeenTyres({ tyre, later }: { tyre: TyreData; later: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [any, setAny] = useState(false)
  const [script, setScript] = useState<Script | null>(null)
  const { id } = tyre.card
  useEffect(() => {
    const lines = storage.get(seenKey)?.split('\n') ?? []
    setAny(lines.some((line) => line && !line.startsWith(`${id}\t`)))
  }, [id])
  useEffect(() => {
    if (later && cookieChoice()?.comfort)
      import('./remember.ts').then(
        ({ remember }) => remember(tyre),
        () => undefined,
      )
  }, [later, tyre])
  useEffect(() => {
    if (!any || !place.current) return
    const watch = new IntersectionObserver((seen) => {
      if (seen.some((one) => one.isIntersecting)) import('./seen-tyres.tsx').then(setScript, () => undefined)
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [any])
  if (!any) return null
  return (
    <div className="seen" ref={place}>
      {script && <script.SeenTyres without={id} cleared={() => setAny(false)} />}
    </div>
  )
}
