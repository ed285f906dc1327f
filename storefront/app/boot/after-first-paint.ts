/** The page is whole as it came: on a fast line its scripts would otherwise run before anything is seen. */
export function afterFirstPaint(work: () => void): void {
  // A page in the background is not painted and gets no frames.
  if (document.visibilityState === 'hidden') work()
  else requestAnimationFrame(() => setTimeout(work))
}
