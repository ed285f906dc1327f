const yearSeconds = 365 * 24 * 60 * 60

/** Sets a cookie that scripts and the server can read, so it may hold a choice but never a secret. */
export function setOpenCookie(name: string, value: string, seconds = yearSeconds): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

export function clearOpenCookie(name: string): void {
  setOpenCookie(name, '', 0)
}
