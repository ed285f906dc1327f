const ahead = '100px'

/** Loads the script of a carousel when one is near the viewport. Returns a function that stops them all. */
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
