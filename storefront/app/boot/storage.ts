/** What is not personal and may stay in the browser. Private windows and full disks refuse it: then nothing is kept. */
function keptIn(kept: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return kept().getItem(key)
      } catch {
        return null
      }
    },
    remove(key: string): void {
      try {
        kept().removeItem(key)
      } catch {
        // Then nothing was kept either.
      }
    },
    set(key: string, value: string): void {
      try {
        kept().setItem(key, value)
      } catch {
        // Not kept: the shop works without.
      }
    },
  }
}

export const storage = keptIn(() => localStorage)
/** Until the tab is closed. */
export const tabStorage = keptIn(() => sessionStorage)
