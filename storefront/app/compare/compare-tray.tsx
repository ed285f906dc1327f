import './compare-tray.css'
import { Button, ButtonLink } from '@pito/ui/button'
import { Chip, Chips } from '@pito/ui/chips'
import { showToast } from '@pito/ui/toast'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { chosenTyres, storeChosen, useChosen } from './chosen-store.ts'
import { toggled } from './chosen-tyres.ts'
import { compareAddress } from './compare-address.ts'
import { compare } from './compare-words.ts'
import { useMarkedChoices } from './use-marked-choices.ts'

/** A press on a card's "Vertaa". */
export function toggleChoice(link: HTMLAnchorElement): void {
  const id = Number(new URL(link.href).searchParams.get('ids'))
  const name = link.querySelector('.vh')?.textContent?.trim() ?? ''
  const next = toggled(chosenTyres(), { id, name })
  if (next) storeChosen(next)
  else showToast({ ...fullWords(), tone: 'warn' })
}

function fullWords() {
  const { full, fullHint } = compare[document.documentElement.lang === 'en' ? 'en' : 'fi']
  return { title: full, more: fullHint }
}

/** Other things at the bottom of the window leave room for it, however many lines the names take. */
function usePublishedHeight() {
  const tray = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = tray
    if (!current) return
    const { style } = document.documentElement
    const watcher = new ResizeObserver(() => style.setProperty('--tray', `${current.offsetHeight}px`))
    watcher.observe(current)
    return () => {
      watcher.disconnect()
      style.removeProperty('--tray')
    }
  }, [])
  return tray
}

/** At the bottom while tyres are chosen; the comparison itself needs none. */
export function CompareTray() {
  const w = useWords(compare)
  const chosen = useChosen()
  const { pathname } = useLocation()
  useMarkedChoices(chosen)
  const shown = chosen.length > 0 && pathname !== '/compare'
  return (
    <>
      <p className="vh" aria-live="polite">
        {shown && w.count[chosen.length]}
      </p>
      {shown && <Tray />}
    </>
  )
}

function Tray() {
  const w = useWords(compare)
  const chosen = useChosen()
  const remove = (id: number) => {
    storeChosen(chosen.filter((tyre) => tyre.id !== id))
    focusAfterwards()
  }
  const clear = () => {
    storeChosen([])
    focusAfterwards()
  }
  return (
    <aside className="compare-tray no-print" aria-label={w.tray} ref={usePublishedHeight()}>
      <div className="wrap compare-tray__in">
        <Chips label={w.tray} scroll>
          {chosen.map(({ id, name }) => (
            <Chip key={id} removeLabel={w.remove} onRemove={() => remove(id)}>
              {name}
            </Chip>
          ))}
        </Chips>
        <Button look="bare" onClick={clear}>
          {w.clear}
        </Button>
        <ButtonLink look="light" href={compareAddress(chosen.map(({ id }) => id))} rel="nofollow">
          {w.open[chosen.length]}
        </ButtonLink>
      </div>
    </aside>
  )
}

/** The pressed button is gone: go on in the bar, or where it was opened from. */
function focusAfterwards(): void {
  requestAnimationFrame(() => {
    const next = document.querySelector<HTMLElement>('.compare-tray a') ?? document.getElementById('content')
    next?.focus({ preventScroll: true })
  })
}
