/**
 * Returns an element of an array. It accepts only Int32Array, because with a single array type the call sites stay
 * monomorphic and fast.
 */
export function at(array: Int32Array, index: number): number {
  return array[index] as number
}

export function wordsFor(rows: number): number {
  return (rows + 31) >>> 5
}

export function setBit(bits: Int32Array, row: number, from = 0): void {
  bits[from + (row >>> 5)] = at(bits, from + (row >>> 5)) | (1 << row)
}

export function clearBit(bits: Int32Array, row: number, from = 0): void {
  bits[from + (row >>> 5)] = at(bits, from + (row >>> 5)) & ~(1 << row)
}

export function hasBit(bits: Int32Array, row: number, from = 0): boolean {
  return (at(bits, from + (row >>> 5)) & (1 << row)) !== 0
}

/**
 * Returns the number of set bits of a word. The bits are added in parallel: first in pairs, then in fours, then in
 * bytes.
 */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Int32Array, from: number, words: number): number {
  let count = 0
  for (let word = from; word < from + words; word++) count += countOnes(at(bits, word))
  return count
}

/** Writes the numbers of the rows whose bits are set to `rows`, in ascending order. Returns how many there are. */
export function listBits(bits: Int32Array, from: number, words: number, rows: Int32Array): number {
  let count = 0
  for (let word = 0; word < words; word++) {
    for (let rest = at(bits, from + word); rest !== 0; rest &= rest - 1) {
      rows[count++] = (word << 5) + 31 - Math.clz32(rest & -rest)
    }
  }
  return count
}

export function grown(array: Int32Array, length: number): Int32Array {
  if (length <= array.length) return array
  const copy = new Int32Array(length)
  copy.set(array)
  return copy
}
