import { mostCompared } from '@pito/contracts/values/most-compared'
import { tabStorage } from '@pito/web/boot/storage'
import { useSyncExternalStore } from 'react'

const chosenKey = 'compare'

const none: Chosen = []
const listeners = new Set<() => void>()
let chosen: Chosen | undefined

export function chosenTyres(): Chosen {
  chosen ??= readChosen(tabStorage.get(chosenKey))
  return chosen
}

export function storeChosen(next: Chosen): void {
  chosen = next
  tabStorage.set(chosenKey, writeChosen(next))
  for (const listener of listeners) listener()
}

export function useChosen(): Chosen {
  return useSyncExternalStore(subscribe, chosenTyres, () => none)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface ChosenTyre {
  readonly id: number
  readonly name: string
}
export type Chosen = readonly ChosenTyre[]

/** Parses one tyre per line, such as "12 Nokian Tyres Hakkapeliitta R5". Lines that do not match are ignored. */
export function readChosen(text: string | null): Chosen {
  return (text ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, id, name] = /^([1-9]\d{0,6}) (\S.{0,200})$/.exec(line) ?? []
      return id && name ? [{ id: Number(id), name }] : []
    })
    .slice(0, mostCompared)
}

export function writeChosen(chosen: Chosen): string {
  return chosen.map(({ id, name }) => `${id} ${name}`).join('\n')
}

/** Adds the tyre to the choice, or removes it if it was chosen. Returns null if there is no room for another tyre. */
export function toggled(chosen: Chosen, tyre: ChosenTyre): Chosen | null {
  const others = chosen.filter(({ id }) => id !== tyre.id)
  if (others.length < chosen.length) return others
  return chosen.length < mostCompared ? [...chosen, tyre] : null
}
