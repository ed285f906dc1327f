import { Anchor } from '@pito/ui/anchor'
import { useHydrated } from '@pito/ui/use-hydrated'
import { useWords } from '@pito/web/words/words'
import type { KeyboardEvent, MouseEvent } from 'react'
import { nameOf } from '../tyres/name-of.ts'
import { tyres } from '../words/tyres.ts'
import { chosenTyre, useChosen } from './chosen-store.ts'
import { compareAddress } from './compare-address.ts'

/**
 * A checkbox that chooses the tyre for the comparison. Without scripts it is a link to the comparison page with this
 * tyre.
 */
export function CompareToggle({ tyre }: { tyre: Parameters<typeof chosenTyre>[0] }) {
  const w = useWords(tyres)
  const isChosen = useChosen().some(({ id }) => id === tyre.id)
  const checkbox = { role: 'checkbox', 'aria-checked': isChosen, onKeyDown: clickWithSpace } as const
  const address = compareAddress([tyre.id])
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./toggle-choice.ts').then(
      ({ toggleChoice }) => toggleChoice(chosenTyre(tyre)),
      () => window.location.assign(address),
    )
  }
  return (
    <Anchor
      className="compare"
      href={address}
      rel="nofollow"
      onClick={choose}
      {...(useHydrated() && checkbox)}
    >
      {w.compare}
      <span className="vh">{` ${nameOf(tyre)}`}</span>
    </Anchor>
  )
}

function clickWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
