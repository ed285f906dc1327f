/**
 * Waits for every finite animation to end, because an animated element has intermediate positions and contrasts until
 * then.
 */
export async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
