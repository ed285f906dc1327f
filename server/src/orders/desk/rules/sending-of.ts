import type { ChangeFacts } from '../../why-not-changed.ts'
import { finalFrom, whyNotUndone } from '../../why-not-changed.ts'

type SendingFacts = Pick<ChangeFacts, 'progress' | 'shippedAt' | 'withdrawnAt'> & {
  readonly packedAt: Date | null
  /** The print of a packing or picking list, or null if there is none. */
  readonly printed: object | null
}

/** Returns until when the sending of an order can be undone, and whether the order was cancelled when work on it had begun. */
export function sendingOf(
  facts: SendingFacts,
  now: Date,
): { undo_until: string | null; is_stopped: boolean } {
  const { progress, shippedAt, packedAt, printed } = facts
  const isUndoable = shippedAt !== null && whyNotUndone(facts, now) === null
  return {
    undo_until: isUndoable ? finalFrom(shippedAt).toISOString() : null,
    is_stopped: progress === 'cancelled' && (packedAt !== null || printed !== null),
  }
}
