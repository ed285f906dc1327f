import { formatEuro } from '@pito/contracts/values/format-euro'
import { classes } from './classes.ts'

interface PriceProps {
  cents: number
  size?: 'big' | 'huge' | undefined
  /** Greyed, when the thing cannot be bought. */
  gone?: boolean | undefined
  className?: string | undefined
}

export function Price({ cents, size, gone, className }: PriceProps) {
  const name = classes('price', size && `price--${size}`, gone && 'price--gone', className)
  return <span className={name}>{formatEuro(cents)}</span>
}
