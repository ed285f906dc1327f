import { loginAddress as addressOf } from '@pito/web/session/login-address'

/** The messages that the login page can show above its form. */
export const loginNotes = ['session-ended', 'order-unknown', 'password-changed', 'password-set'] as const
export type LoginNote = (typeof loginNotes)[number]

export function loginAddress(link: Parameters<typeof addressOf<LoginNote>>[1]): string {
  return addressOf('/login', link)
}

export function loginNoteIn(url: URL): LoginNote | null {
  const note = url.searchParams.get('note')
  return loginNotes.find((known) => known === note) ?? null
}
