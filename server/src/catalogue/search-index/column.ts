import { at, clearBit, countOnes, grown, setBit, wordsFor } from './bits.ts'

// If a column has more values than this, a bitset per value takes more memory than the codes, and counting by code is
// faster anyway.
const maxBitsets = 64

/**
 * One filterable property (dimension) of the products in one partition: the code of each row's value and, for each
 * code, the number of its rows and a bitset of them.
 */
export class Column {
  codes: Int32Array
  /**
   * The codes that have occurred in this partition, and in `counts` their numbers of rows. The index of a code in both
   * lists is its slot.
   */
  readonly present: number[] = []
  readonly counts: number[] = []
  /** The slot of each code plus one. */
  private slots: Int32Array = new Int32Array(8)
  private stride: number
  private bits: Int32Array | null = new Int32Array(0)

  constructor(capacity: number) {
    this.codes = new Int32Array(capacity)
    this.stride = wordsFor(capacity)
  }

  get hasBitsets(): boolean {
    return this.bits !== null
  }

  countOfAny(codes: readonly number[]): number {
    let count = 0
    for (let which = 0; which < codes.length; which++) {
      const slot = this.slotOf(codes[which] as number)
      if (slot >= 0) count += this.counts[slot] as number
    }
    return count
  }

  add(row: number, code: number): void {
    this.codes[row] = code
    if (code === 0) return
    const known = this.slotOf(code)
    const slot = known < 0 ? this.addSlot(code) : known
    this.counts[slot] = (this.counts[slot] as number) + 1
    if (this.bits) setBit(this.bits, row, slot * this.stride)
  }

  remove(row: number): void {
    const slot = this.slotOf(at(this.codes, row))
    if (slot < 0) return
    this.counts[slot] = (this.counts[slot] as number) - 1
    if (this.bits) clearBit(this.bits, row, slot * this.stride)
  }

  grow(capacity: number): void {
    this.codes = grown(this.codes, capacity)
    const stride = wordsFor(capacity)
    if (this.bits) {
      const wider = new Int32Array(this.present.length * stride)
      for (let slot = 0; slot < this.present.length; slot++) {
        wider.set(this.bits.subarray(slot * this.stride, (slot + 1) * this.stride), slot * stride)
      }
      this.bits = wider
    }
    this.stride = stride
  }

  /**
   * Clears the bits of rows that have none of the codes. At least one row of the partition must have one of the codes.
   */
  retain(codes: readonly number[], bits: Int32Array, from: number, words: number): void {
    const starts: number[] = []
    for (const code of codes) {
      const slot = this.slotOf(code)
      if (slot >= 0) starts.push(slot * this.stride)
    }
    retainBits(bits, from, words, this.bits as Int32Array, starts)
  }

  countAmong(slot: number, bits: Int32Array, from: number, words: number): number {
    const own = this.bits as Int32Array
    const start = slot * this.stride
    let count = 0
    for (let word = 0; word < words; word++) count += countOnes(at(own, start + word) & at(bits, from + word))
    return count
  }

  private slotOf(code: number): number {
    return code < this.slots.length ? at(this.slots, code) - 1 : -1
  }

  private addSlot(code: number): number {
    const slot = this.present.push(code) - 1
    this.counts.push(0)
    this.slots = grown(this.slots, code + 1)
    this.slots[code] = slot + 1
    if (slot === maxBitsets) this.bits = null
    if (this.bits) this.bits = grown(this.bits, (slot + 1) * this.stride)
    return slot
  }
}

/** Keeps a bit only if it is set in at least one of the bitsets that begin at `starts`. */
function retainBits(
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
