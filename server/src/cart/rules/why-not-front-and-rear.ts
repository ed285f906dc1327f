import { areFrontAndRear } from '@pito/contracts/values/size-difference'
import type { TyreSize } from '@pito/contracts/values/tyre-size'

interface TyreOfSet {
  readonly modelId: number
  readonly size: TyreSize
}

/** Front and rear of a car with two sizes: one model, in different sizes that are about as high. */
export function whyNotFrontAndRear([front, rear]: readonly TyreOfSet[]): 'not-valid' | null {
  if (!front || !rear || front.modelId !== rear.modelId) return 'not-valid'
  return areFrontAndRear(front.size, rear.size) ? null : 'not-valid'
}
