/**
 * Stores values that are not personal. Private windows and full disks refuse to store, and then the shop works without
 * them.
 */
function safely(store: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return store().getItem(key)
      } catch {
        return null
      }
    },
    /** Returns null when there is no valid JSON. The result is `unknown` because visitors can change what is stored. */
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
        // A browser that refuses to remove has stored nothing before.
      }
    },
    set(key: string, value: string): void {
      try {
        store().setItem(key, value)
      } catch {
        // The shop works without the stored value.
      }
    },
  }
}

export const storage = safely(() => localStorage)
/** Holds values until the tab is closed. */
export const tabStorage = safely(() => sessionStorage)
