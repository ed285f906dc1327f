/** Waits for every animation that ends: until then an element has the place and the contrast of a moment. */
export async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
