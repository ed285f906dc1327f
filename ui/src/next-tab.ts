/** Returns the index of the tab to which an arrow key, Home or End leads, or null for other keys. */
export function nextTab(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
