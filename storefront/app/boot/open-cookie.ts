const yearSeconds = 365 * 24 * 60 * 60

/** One that scripts and the server may read: a choice, never a secret. */
export function setOpenCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
