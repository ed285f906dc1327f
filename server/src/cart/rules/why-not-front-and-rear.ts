export interface TyreOfSet {
  readonly modelId: number
  readonly size: string
}

/** Front and rear of a car with two sizes: one model, in different sizes. */
export function whyNotFrontAndRear([front, rear]: readonly TyreOfSet[]): 'not-valid' | null {
  if (!front || !rear || front.modelId !== rear.modelId) return 'not-valid'
  return front.size === rear.size ? 'not-valid' : null
}
