/** What the login page says above its form. */
export const loginNotes = ['session-ended', 'password-changed', 'password-set'] as const
export type LoginNote = (typeof loginNotes)[number]

interface LoginLink {
  /** What opens after the log-in. */
  readonly redirect?: string
  readonly note?: LoginNote | undefined
}

export function loginAddress({ redirect, note }: LoginLink): string {
  const query = new URLSearchParams()
  if (redirect !== undefined) query.set('redirect', redirect)
  if (note) query.set('note', note)
  return query.size ? `/login?${query}` : '/login'
}

export function loginNoteIn(url: URL): LoginNote | null {
  const note = url.searchParams.get('note')
  return loginNotes.find((known) => known === note) ?? null
}
