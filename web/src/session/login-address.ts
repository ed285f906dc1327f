interface LoginLink<Note extends string> {
  /** The URL path that opens after the log-in. */
  readonly redirect?: string | undefined
  /** The note that the login page shows above its form. */
  readonly note?: Note | undefined
}

export function loginAddress<Note extends string>(page: string, { redirect, note }: LoginLink<Note>): string {
  const query = new URLSearchParams()
  if (redirect !== undefined) query.set('redirect', redirect)
  if (note) query.set('note', note)
  return query.size ? `${page}?${query}` : page
}
