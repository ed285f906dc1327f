/** Waits for every finite animation, because elements have intermediate positions and contrasts until it ends. */
export async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
