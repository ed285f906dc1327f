const yearSeconds = 365 * 24 * 60 * 60

/** One that scripts and the server may read: a choice, never a secret. */
export function setOpenCookie(name: string, value: string, seconds = yearSeconds): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

export function clearOpenCookie(name: string): void {
  setOpenCookie(name, '', 0)
}
