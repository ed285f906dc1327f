import { at } from './bits.ts'

/** Keeps a bit only if it is set in at least one of the bitsets that begin at `starts`. */
export function retainBits(
  bits: Int32Array,
  from: number,
  words: number,
  own: Int32Array,
  starts: readonly number[],
): void {
  const [one = 0, two = one, three = one] = starts
  if (starts.length <= 3) retainAnyOfThree(bits, from, words, own, one, two, three)
  else retainAny(bits, from, words, own, starts)
}

/**
 * Handles up to three bitsets. Most filters have up to three values, and a nested loop would take twice the time for
 * them.
 */
function retainAnyOfThree(
  bits: Int32Array,
  from: number,
  words: number,
  own: Int32Array,
  one: number,
  two: number,
  three: number,
): void {
  for (let word = 0; word < words; word++) {
    const any = at(own, one + word) | at(own, two + word) | at(own, three + word)
    bits[from + word] = at(bits, from + word) & any
  }
}

function retainAny(
  bits: Int32Array,
  from: number,
  words: number,
  own: Int32Array,
  starts: readonly number[],
): void {
  for (let word = 0; word < words; word++) {
    let any = 0
    for (let which = 0; which < starts.length; which++) any |= at(own, (starts[which] as number) + word)
    bits[from + word] = at(bits, from + word) & any
  }
}
