import type { LineItem } from '@pito/contracts/cart'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { storage } from '@pito/web/boot/storage'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useRef, useSyncExternalStore } from 'react'
import { useVehicleOfCart } from '../vehicle/in-cart/cart-vehicle-context.ts'
import { combinationWords } from './combination-words.ts'
import type { UnusualCombination } from './unusual-combinations.ts'
import { unusualCombinations } from './unusual-combinations.ts'

/** Points out unusual combinations of tyres in the cart. What is usual also depends on the vehicle of the cart. */
export function CombinationsOfCart({ lines }: { readonly lines: readonly LineItem[] }) {
  const { vehicle } = useVehicleOfCart()
  return <CombinationNotes combinations={unusualCombinations(lines, vehicle?.pairs ?? [])} />
}

/**
 * Points out combinations of tyres that are usually a mistake. A note can be closed; it returns when the combination
 * changes.
 */
export function CombinationNotes({ combinations }: { readonly combinations: readonly UnusualCombination[] }) {
  const w = useWords(combinationWords)
  const language = languageOf(useLocale())
  const closed = useClosed()
  const region = useRef<HTMLDivElement>(null)
  const closeNote = (key: string) => {
    close([...closed, key])
    // The pressed button disappears with its note.
    region.current?.focus()
  }
  return (
    <div ref={region} tabIndex={-1}>
      {combinations
        .filter(({ key }) => !closed.includes(key))
        .map(({ kind, key, tyre, quantity }) => (
          <Alert key={key} tone="warn" title={w[kind](quantity)}>
            <div className="combination">
              <Anchor className="link" href={tyre[`link_${language}`]}>
                {w.complete(tyre.name)}
              </Anchor>
              <Button look="link" className="with-scripts" onClick={() => closeNote(key)}>
                {w.close}
              </Button>
            </div>
          </Alert>
        ))}
    </div>
  )
}

const storageKey = 'closed_combinations'
const separator = '\n'
const mostClosed = 20
const listeners = new Set<() => void>()

function close(keys: readonly string[]): void {
  storage.set(storageKey, keys.slice(-mostClosed).join(separator))
  for (const listener of listeners) listener()
}

/** Returns the keys of the closed notes, or an empty list on the server and during hydration. */
function useClosed(): string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => storage.get(storageKey),
    () => null,
  )
  return text === null ? [] : text.split(separator)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
