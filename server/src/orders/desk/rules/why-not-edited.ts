import type { RefusalCode } from '@pito/contracts/refusals'
import { editableMinutes } from '@pito/contracts/values/staff-notes'

interface WrittenNote {
  readonly authorId: string
  readonly createdAt: Date
}

/**
 * Returns why a member of staff may not edit a note. Colleagues act on what they have read, so its text does not change
 * later; it can only be added to.
 */
export function whyNotEdited(
  { authorId, createdAt }: WrittenNote,
  staffId: string,
  now: Date,
): RefusalCode | null {
  if (authorId !== staffId) return 'note-of-another'
  return now.getTime() - createdAt.getTime() < editableMinutes * 60_000 ? null : 'note-not-editable'
}
