import { tabStorage } from '@pito/web/boot/storage'
import { openDocumentFor } from '@pito/web/session/opened-by'
import { useEffect, useState } from 'react'

const noteKey = 'another-person'
let isLeaving = false

/**
 * Opens the document for a member of staff. When somebody else has logged in in the same browser, the page is loaded
 * anew for that person, without what the first person typed, and says so.
 */
export function openOfficeFor(staffId: string): void {
  openDocumentFor(staffId, () => {
    isLeaving = true
    tabStorage.set(noteKey, '1')
    window.location.reload()
  })
}

/** Tells whether the document is being left for another person. Then nobody is asked about unsaved changes. */
export function isLeftToAnotherPerson(): boolean {
  return isLeaving
}

/** Tells whether this document follows one that was left because another person had logged in. */
export function useFollowsAnotherPerson(): boolean {
  const [follows] = useState(() => tabStorage.get(noteKey) !== null)
  useEffect(() => tabStorage.remove(noteKey), [])
  return follows
}
