import './compare-tray.css'
import { Button, ButtonLink } from '@pito/ui/button'
import { Chip, Chips } from '@pito/ui/chips'
import { Icon } from '@pito/ui/icon'
import { usePublishedHeight } from '@pito/ui/use-published-height'
import { useWords } from '@pito/web/words/words'
import { useDeferredValue } from 'react'
import { useLocation } from 'react-router'
import type { Chosen } from './chosen-store.ts'
import { storeChosen, useChosen } from './chosen-store.ts'
import { compareAddress } from './compare-address.ts'
import { compare } from './compare-words.ts'

/** Shows the chosen tyres at the bottom of the window, except on the comparison page itself. */
export function CompareTray() {
  const w = useWords(compare)
  const chosen = useChosen()
  const { pathname } = useLocation()
  const isShown = pathname !== '/compare'
  // Screen readers do not announce the text of a live region that appears together with it, so the text is set after
  // the region has been rendered.
  const announced = useDeferredValue(isShown ? `${w.count[chosen.length]}. ${mixOf(chosen, w)}` : '', '')
  return (
    <>
      <p className="vh" aria-live="polite">
        {announced}
      </p>
      {isShown && <Tray />}
    </>
  )
}

function Tray() {
  const w = useWords(compare)
  const chosen = useChosen()
  const mix = mixOf(chosen, w)
  const remove = (id: number) => {
    storeChosen(chosen.filter((tyre) => tyre.id !== id))
    focusAfterwards()
  }
  const clear = () => {
    storeChosen([])
    focusAfterwards()
  }
  return (
    <aside className="compare-tray no-print" aria-label={w.tray} ref={usePublishedHeight('--tray')}>
      <div className="wrap compare-tray__in">
        <Chips label={w.tray} scroll>
          {chosen.map(({ id, name }) => (
            <Chip key={id} removeLabel={w.remove} onRemove={() => remove(id)}>
              {name}
            </Chip>
          ))}
        </Chips>
        {mix && <p className="compare-tray__mix">{mix}</p>}
        <Button look="bare" onClick={clear} aria-label={w.clear}>
          <Icon name="close" />
          <span>{w.clear}</span>
        </Button>
        <ButtonLink look="light" href={compareAddress(chosen.map(({ id }) => id))} rel="nofollow">
          {w.open[chosen.length]}
        </ButtonLink>
      </div>
    </aside>
  )
}

/** Says that the chosen tyres are no alternatives to each other. They stay chosen. */
function mixOf(chosen: Chosen, w: (typeof compare)['fi']): string {
  const differ = (values: readonly unknown[]) => Number(new Set(values).size > 1)
  const sizes = differ(chosen.map(({ size }) => size))
  const seasons = differ(chosen.map(({ seasonId }) => seasonId))
  return w.mixes[sizes + 2 * seasons] ?? ''
}

/**
 * Moves the focus to the tray or, if the tray disappears, to the content of the page, because the pressed button is
 * removed together with its tyre.
 */
function focusAfterwards(): void {
  requestAnimationFrame(() => {
    const next = document.querySelector<HTMLElement>('.compare-tray a') ?? document.getElementById('content')
    next?.focus({ preventScroll: true })
  })
}
