import { mostCompared } from '@pito/contracts/values/most-compared'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { tabStorage } from '@pito/web/boot/storage'
import { useSyncExternalStore } from 'react'
import { nameOf } from '../tyres/name-of.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'

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
  /** The size and the season, such as 205/55R16 and 2, by which the bar says whether the tyres are alternatives. */
  readonly size: string
  readonly seasonId: number
}
export type Chosen = readonly ChosenTyre[]

export function chosenTyre(
  tyre: Pick<TyreCardData, 'id' | 'brand' | 'model' | 'seasonId' | keyof TyreSize>,
): ChosenTyre {
  const { id, seasonId, width, aspectRatio, diameter } = tyre
  return { id, name: nameOf(tyre), size: `${width}/${aspectRatio}R${diameter}`, seasonId }
}

/** Parses one tyre per line, such as "12 205/55R16 2 Nokian Tyres Hakkapeliitta R5". Other lines are ignored. */
export function readChosen(text: string | null): Chosen {
  return (text ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, id, size, seasonId, name] =
        /^([1-9]\d{0,6}) ([\d./R]{1,20}) ([1-5]) (\S.{0,200})$/.exec(line) ?? []
      return id && size && name ? [{ id: Number(id), name, size, seasonId: Number(seasonId) }] : []
    })
    .slice(0, mostCompared)
}

export function writeChosen(chosen: Chosen): string {
  return chosen.map(({ id, size, seasonId, name }) => `${id} ${size} ${seasonId} ${name}`).join('\n')
}

/** Adds the tyre to the choice, or removes it if it was chosen. Returns null if there is no room for another tyre. */
export function toggled(chosen: Chosen, tyre: ChosenTyre): Chosen | null {
  const others = chosen.filter(({ id }) => id !== tyre.id)
  if (others.length < chosen.length) return others
  return chosen.length < mostCompared ? [...chosen, tyre] : null
}
