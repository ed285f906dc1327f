import type { BelowProps } from './below-props.ts'
import { Offers } from './offers.tsx'
import { Reasons } from './reasons.tsx'
import { YearStrip } from './year-strip.tsx'

export function Upper({ below }: BelowProps) {
  return (
    <>
      <YearStrip />
      <Offers head={below.offersHead} offers={below.offers} />
      <Reasons />
    </>
  )
}
