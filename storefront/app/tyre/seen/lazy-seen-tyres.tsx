import { storage } from '@pito/web/boot/storage'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense, useEffect, useRef, useState } from 'react'
import { cookieChoice } from '../../cookies/cookie-choice.ts'
import { seenKey } from '../../tyres/seen-key.ts'
import type { TyreData } from '../tyre-data.ts'

const SeenTyres = lazyOptional(() => import('./seen-tyres.tsx').then((loaded) => loaded.SeenTyres))

/**
 * Shows the tyres that the visitor has seen, which are stored in the browser. The list is loaded when its place on
 * the page comes into view.
 */
export function LazySeenTyres({ tyre, later }: { tyre: TyreData; later: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [any, setAny] = useState(false)
  const [isNear, setNear] = useState(false)
  // The page stores its own tyre some time after it has opened, but not after the visitor has cleared the list on it.
  const clearedOn = useRef<TyreData>(null)
  const { id } = tyre.card
  useEffect(() => {
    const lines = storage.get(seenKey)?.split('\n') ?? []
    setAny(lines.some((line) => line && !line.startsWith(`${id}\t`)))
  }, [id])
  useEffect(() => {
    if (later && cookieChoice()?.comfort)
      import('./remember.ts').then(
        ({ remember }) => clearedOn.current !== tyre && remember(tyre),
        () => undefined,
      )
  }, [later, tyre])
  useEffect(() => {
    if (!any || !place.current) return
    const watch = new IntersectionObserver((seen) => {
      if (seen.some((one) => one.isIntersecting)) setNear(true)
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [any])
  const cleared = () => {
    clearedOn.current = tyre
    setAny(false)
  }
  if (!any) return null
  return (
    <div className="seen" ref={place}>
      <Suspense>{isNear && <SeenTyres without={id} cleared={cleared} />}</Suspense>
    </div>
  )
}
