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
  return isWithinRuleOfThumb(front.size, rear.size) ? null : 'not-valid'
}
