import { mostCompared } from '@pito/contracts/values/most-compared'

export interface ChosenTyre {
  readonly id: number
  readonly name: string
}
export type Chosen = readonly ChosenTyre[]

/** A line a tyre: "12 Nokian Tyres Hakkapeliitta R5". Lines that are none are passed over. */
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

/** Null where there is no room for one more. */
export function toggled(chosen: Chosen, tyre: ChosenTyre): Chosen | null {
  const others = chosen.filter(({ id }) => id !== tyre.id)
  if (others.length < chosen.length) return others
  return chosen.length < mostCompared ? [...chosen, tyre] : null
}
