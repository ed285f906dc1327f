/** Returns pseudo-random numbers from 0 up to but excluding 1, which are the same on every machine. */
export type Dice = () => number

/** Hashes a text with FNV-1a. The final mixing step keeps similar texts from getting similar numbers. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Returns random numbers (mulberry32) that depend only on the name, so that the numbers of one article do not depend
 * on the articles made before.
 */
export function diceOf(name: string): Dice {
  let state = hashOf(name)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function between(dice: Dice, low: number, high: number): number {
  return low + Math.floor(dice() * (high - low + 1))
}

export function oneOf<const All extends readonly [unknown, ...unknown[]]>(dice: Dice, all: All): All[number] {
  return all[Math.floor(dice() * all.length)] ?? all[0]
}

/** Picks one of the keys at random, in proportion to its weight. The weights need not add up to 1. */
export function pickByWeight<Way extends string>(dice: Dice, shares: Readonly<Record<Way, number>>): Way {
  const ways = Object.entries(shares) as [Way, number][]
  let left = dice() * ways.reduce((sum, [, share]) => sum + share, 0)
  for (const [way, share] of ways) {
    left -= share
    if (left < 0) return way
  }
  return (ways[0] as [Way, number])[0]
}
