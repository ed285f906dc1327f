/** What is not personal and may stay in the browser. Private windows and full disks refuse it: then nothing is kept. */
export const storage = keptIn(() => localStorage)
/** What is forgotten with the window. */
export const visitStorage = keptIn(() => sessionStorage)

function keptIn(place: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return place().getItem(key)
      } catch {
        return null
      }
    },
    set(key: string, value: string): void {
      try {
        place().setItem(key, value)
      } catch {
        // Not kept: the shop works without.
      }
    },
  }
}
