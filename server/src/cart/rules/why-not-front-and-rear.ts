import { areFrontAndRear } from '@pito/contracts/values/size-difference'
import type { TyreSize } from '@pito/contracts/values/tyre-size'

interface TyreOfSet {
  readonly modelId: number
  readonly size: TyreSize
}

/** A front and a rear tyre belong to one model and have different sizes of about the same height. */
export function whyNotFrontAndRear([front, rear]: readonly TyreOfSet[]): 'not-valid' | null {
  if (!front || !rear || front.modelId !== rear.modelId) return 'not-valid'
  return areFrontAndRear(front.size, rear.size) ? null : 'not-valid'
}
