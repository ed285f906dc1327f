import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { cookieChoice, cookieChoiceChanged, cookieSettingsRequested } from './cookie-choice.ts'

interface SettingsProps {
  readonly onClose: () => void
}

/** Pages know no visitor: the question comes after load, to who has not answered it. */
export function LazyCookieBar() {
  const [Bar, setBar] = useState<ComponentType | null>(null)
  const [Settings, setSettings] = useState<ComponentType<SettingsProps> | null>(null)
  useEffect(() => {
    const chosen = () => setBar(null)
    const open = () =>
      void import('./cookie-settings.tsx').then((loaded) => setSettings(() => loaded.CookieSettings))
    const press = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-settings]')) return
      event.preventDefault()
      open()
    }
    if (!cookieChoice()) void import('./cookie-bar.tsx').then((loaded) => setBar(() => loaded.CookieBar))
    addEventListener(cookieChoiceChanged, chosen)
    addEventListener(cookieSettingsRequested, open)
    // Ahead of the listener that would follow the link.
    document.addEventListener('click', press, true)
    return () => {
      document.removeEventListener('click', press, true)
      removeEventListener(cookieChoiceChanged, chosen)
      removeEventListener(cookieSettingsRequested, open)
    }
  }, [])
  return (
    <>
      {Bar && <Bar />}
      {Settings && <Settings onClose={() => setSettings(null)} />}
    </>
  )
}
