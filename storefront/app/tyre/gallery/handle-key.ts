import type PhotoSwipe from 'photoswipe'

const zoomStep = 1.5

/**
 * Handles keys that PhotoSwipe does not handle itself (it handles the arrows, Esc and Z). Returns true if it handled
 * the key.
 */
export function handleKey(viewer: PhotoSwipe, event: KeyboardEvent): boolean {
  const { currSlide, options } = viewer
  if (!currSlide || event.ctrlKey || event.metaKey || event.altKey) return false
  const zoomTo = (level: number) => viewer.zoomTo(level, undefined, options.zoomAnimationDuration)
  const actions: Record<string, () => void> = {
    Home: () => viewer.goTo(0),
    End: () => viewer.goTo(viewer.getNumItems() - 1),
    '+': () => zoomTo(currSlide.currZoomLevel * zoomStep),
    '-': () => zoomTo(currSlide.currZoomLevel / zoomStep),
    '0': () => zoomTo(currSlide.zoomLevels.initial),
  }
  const act = actions[event.key]
  if (!act) return false
  event.preventDefault()
  act()
  return true
}
