import type { BelowData } from './load-below.ts'

export interface BelowProps {
  readonly below: BelowData
}
