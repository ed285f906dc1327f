/** Two tabs or parallel loaders may still have the token that one of them has just replaced. */
const successorSeconds = 30

interface RefreshFacts {
  readonly generation: number
  readonly rotatedAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

type RefreshVerdict = 'rotate' | 'repeat-successor' | 'reused' | 'ended'

export function judgeRefresh(facts: RefreshFacts, presented: number, now: Date): RefreshVerdict {
  if (facts.endedAt || now >= facts.expiresAt) return 'ended'
  if (presented === facts.generation) return 'rotate'
  // A generation from the future appears when the database was restored from a backup.
  if (presented > facts.generation) return 'ended'
  const secondsSince = (now.getTime() - facts.rotatedAt.getTime()) / 1000
  if (presented === facts.generation - 1 && secondsSince <= successorSeconds) return 'repeat-successor'
  return 'reused'
}
