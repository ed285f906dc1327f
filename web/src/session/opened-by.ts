interface Opened {
  readonly by: string
  readonly onAnotherPerson: () => void
}

let opened: Opened | null = null

/**
 * Remembers for which member of staff this document was opened. From then on every request names that person, and the
 * API refuses it when somebody else has logged in in the same browser. The document is then left by `onAnotherPerson`,
 * because everything in it was shown to, or typed by, the first person.
 */
export function openDocumentFor(by: string, onAnotherPerson: () => void): void {
  opened = { by, onAnotherPerson }
}

/** Called on the login page, where nothing of the previous person is shown any more. */
export function openDocumentForNobody(): void {
  opened = null
}

export function openedByHeader(): Readonly<Record<string, string>> {
  return opened ? { 'opened-by': opened.by } : {}
}

/** Leaves the document. The promise never settles, so that no part of the page shows the refusal meanwhile. */
export function leaveToAnotherPerson(): Promise<never> {
  opened?.onAnotherPerson()
  return new Promise(() => undefined)
}
