import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { cookieChoice, cookieChoiceChanged, cookieSettingsRequested } from './cookie-choice.ts'

const CookieBar = lazyOptional(() => import('./cookie-bar.tsx').then((loaded) => loaded.CookieBar))
const CookieSettings = lazyOptional(() =>
  import('./cookie-settings.tsx').then((loaded) => loaded.CookieSettings),
)

/**
 * Asks about cookies, but only visitors who have not answered yet. The question is added after load, because cached
 * pages are the same for every visitor.
 */
export function LazyCookieBar() {
  const [asks, setAsks] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const chosen = () => setAsks(false)
    const open = () => setOpen(true)
    startTransition(() => setAsks(!cookieChoice()))
    addEventListener(cookieChoiceChanged, chosen)
    addEventListener(cookieSettingsRequested, open)
    return () => {
      removeEventListener(cookieChoiceChanged, chosen)
      removeEventListener(cookieSettingsRequested, open)
    }
  }, [])
  return (
    <>
      <Suspense>{asks && <CookieBar />}</Suspense>
      <Suspense>{isOpen && <CookieSettings onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
