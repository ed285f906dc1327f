/**
 * Returns the number of letters that are wrong, missing, extra or exchanged with their neighbour. Returns `most` + 1
 * if there are more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const changed = (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      let edits = Math.min(changed, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
      if (row > 1 && column > 1 && one[row - 2] === other[column - 1] && one[row - 1] === other[column - 2])
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1)
      next.push(edits)
    }
    beforeLast = last
    last = next
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}

/**
 * Returns how many edits of a word count as a misspelling: one from four letters on, two from eight letters on. Words
 * with digits are never corrected, because another digit is another size or model.
 */
export function editsAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Returns a bit mask of the characters of a word. Each edit changes at most two bits, so most words are ruled out
 * without computing a distance.
 */
export function characterMask(word: string): number {
  let bits = 0
  for (let place = 0; place < word.length; place++) bits |= 1 << (word.charCodeAt(place) & 31)
  return bits
}

export function mayBeWithin(edits: number, bits: number, otherBits: number): boolean {
  let apart = 0
  for (let rest = bits ^ otherBits; rest !== 0; rest &= rest - 1) apart += 1
  return apart <= 2 * edits
}
