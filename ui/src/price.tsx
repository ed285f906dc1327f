import { formatEuro } from '@pito/contracts/values/format-euro'
import { classes } from './classes.ts'

interface PriceProps {
  cents: number
  size?: 'big' | 'huge' | undefined
  /** Whether the price is grey, because the article is sold out. */
  soldOut?: boolean | undefined
  className?: string | undefined
}

export function Price({ cents, size, soldOut, className }: PriceProps) {
  const name = classes('price', size && `price--${size}`, soldOut && 'price--sold-out', className)
  return <span className={name}>{formatEuro(cents)}</span>
}
