import type { SyntheticEvent } from 'react'
import { useState } from 'react'
import type { TyreData } from '../tyre-data.ts'

/**
 * If the label's picture fails to load, its slide is removed from the gallery too. The label's values are also shown
 * as text.
 */
export function useLabelPicture(tyre: TyreData) {
  const [failed, setFailed] = useState(false)
  const onErrorCapture = ({ target }: SyntheticEvent) => {
    const source = target instanceof HTMLImageElement ? target.getAttribute('src') : null
    if (tyre.slides.some(({ label, src }) => label && src === source)) setFailed(true)
  }
  const shown = failed ? { ...tyre, slides: tyre.slides.filter(({ label }) => !label) } : tyre
  return { shown, onErrorCapture }
}
