import { tabStorage } from '@pito/web/boot/storage'
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { chosenKey } from './chosen-key.ts'

const importTray = () => import('./compare-tray.tsx')

/** The bar of the chosen tyres: fetched when somebody comes near a choice, or has chosen before in this tab. */
export function LazyCompareTray() {
  const [Tray, setTray] = useState<ComponentType | null>(null)
  useEffect(() => {
    const show = async () => {
      const loaded = await importTray()
      setTray(() => loaded.CompareTray)
      return loaded
    }
    // Somebody may have come near before there was a script to see it.
    if (tabStorage.get(chosenKey) || document.querySelector('a.compare:is(:hover, :focus)')) void show()
    const approach = ({ target }: Event) => {
      if (choiceAt(target)) void show()
    }
    const choose = (event: MouseEvent) => {
      const link = choiceAt(event.target)
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      show().then(
        (loaded) => loaded.toggleChoice(link),
        () => window.location.assign(link.href),
      )
    }
    document.addEventListener('pointerover', approach)
    document.addEventListener('focusin', approach)
    // Ahead of the listener that would follow the link.
    document.addEventListener('click', choose, true)
    return () => {
      document.removeEventListener('pointerover', approach)
      document.removeEventListener('focusin', approach)
      document.removeEventListener('click', choose, true)
    }
  }, [])
  return Tray && <Tray />
}

function choiceAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.compare') : null
}
