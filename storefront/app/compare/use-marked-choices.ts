import { useEffect } from 'react'
import type { Chosen } from './chosen-tyres.ts'

/** The links "Vertaa" become checkboxes that say whether their tyre is chosen, also those that a list adds later. */
export function useMarkedChoices(chosen: Chosen): void {
  useEffect(() => {
    const ids = new Set(chosen.map(({ id }) => String(id)))
    const markAll = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a.compare')) mark(link, ids)
    }
    markAll()
    const observer = new MutationObserver(markAll)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [chosen])
  useEffect(() => {
    document.addEventListener('keydown', pressWithSpace)
    return () => document.removeEventListener('keydown', pressWithSpace)
  }, [])
}

function mark(link: HTMLAnchorElement, ids: ReadonlySet<string>): void {
  link.setAttribute('role', 'checkbox')
  link.setAttribute('aria-checked', String(ids.has(new URL(link.href).searchParams.get('ids') ?? '')))
}

function pressWithSpace(event: KeyboardEvent): void {
  const { target, key } = event
  if (key !== ' ' || !(target instanceof HTMLAnchorElement) || !target.matches('a.compare')) return
  event.preventDefault()
  target.click()
}
