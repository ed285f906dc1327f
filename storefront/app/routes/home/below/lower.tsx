import type { BelowProps } from './below-props.ts'
import { Brands } from './brands.tsx'
import { PayBand } from './pay-band.tsx'
import { Promotion } from './promotion.tsx'

export function Lower({ below }: BelowProps) {
  return (
    <>
      <Brands brands={below.brands} />
      <Promotion variant="homepage-promotion-wide" text={below.promotionWide} />
      <PayBand pay={below.pay} phone={below.phone} />
      <Promotion variant="homepage-promotion-box" text={below.promotionBox} />
    </>
  )
}
