const ahead = '100px'

/**
 * Starts each carousel when it comes near the viewport, and loads the script only then. Returns a function that stops
 * all carousels.
 */
export function startCarousels(inside: ParentNode): () => void {
  const stops: (() => void)[] = []
  const wake = async (carousel: HTMLElement) => {
    const { runCarousel } = await import('./run-carousel.ts')
    stops.push(runCarousel(carousel))
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        void wake(target as HTMLElement)
      }
    },
    { rootMargin: ahead },
  )
  for (const carousel of inside.querySelectorAll('.carousel')) near.observe(carousel)
  return () => {
    near.disconnect()
    for (const stop of stops) stop()
  }
}
