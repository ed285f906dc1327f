/** What is not personal and may stay in the browser. Private windows and full disks refuse it: then nothing is stored. */
function safely(store: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return store().getItem(key)
      } catch {
        return null
      }
    },
    /** Null where there is no JSON; what else stands there is not trusted. */
    getJson(key: string): unknown {
      try {
        return JSON.parse(store().getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    remove(key: string): void {
      try {
        store().removeItem(key)
      } catch {
        // Then nothing was stored either.
      }
    },
    set(key: string, value: string): void {
      try {
        store().setItem(key, value)
      } catch {
        // Not stored: the shop works without.
      }
    },
  }
}

export const storage = safely(() => localStorage)
/** Until the tab is closed. */
export const tabStorage = safely(() => sessionStorage)
