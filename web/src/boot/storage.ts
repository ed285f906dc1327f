/**
 * Wraps a storage of the browser for values that are not personal. Private windows and full disks refuse to store;
 * the shop then works without the values.
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
    /**
     * Returns null if nothing is stored or if it is not valid JSON. The result is `unknown` because visitors can
     * change what is stored.
     */
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
        // A browser that refuses to remove a value has not stored one before.
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
/** Stores values until the tab is closed. */
export const tabStorage = safely(() => sessionStorage)
