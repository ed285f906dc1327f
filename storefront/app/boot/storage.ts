/** What is not personal and may stay in the browser. Private windows and full disks refuse it: then nothing is kept. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Then nothing was kept either.
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Not kept: the shop works without.
    }
  },
}
