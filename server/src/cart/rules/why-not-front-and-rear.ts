import { isWithinRuleOfThumb } from '@pito/contracts/values/size-difference'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeText } from '@pito/contracts/values/tyre-size'

export interface TyreOfSet {
  readonly modelId: number
  readonly size: TyreSize
}

/** Front and rear of a car with two sizes: one model, in different sizes that are about as high. */
export function whyNotFrontAndRear([front, rear]: readonly TyreOfSet[]): 'not-valid' | null {
  if (!front || !rear || front.modelId !== rear.modelId) return 'not-valid'
  if (sizeText(front.size) === sizeText(rear.size)) return 'not-valid'
  // Either way round, so that the page may compare from whichever of the two it shows.
  const isNear = isWithinRuleOfThumb(front.size, rear.size) || isWithinRuleOfThumb(rear.size, front.size)
  return isNear ? null : 'not-valid'
}
