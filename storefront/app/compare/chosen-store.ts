import { tabStorage } from '@pito/web/boot/storage'
import { useSyncExternalStore } from 'react'
import type { Chosen } from './chosen-tyres.ts'
import { readChosen, writeChosen } from './chosen-tyres.ts'

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
