import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface ChipsProps {
  label: string
  children: ReactNode
  /** Whether the chips form a single row on a phone, which scrolls sideways. */
  scroll?: boolean | undefined
}

export function Chips({ label, children, scroll }: ChipsProps) {
  return (
    <ul className={classes('chips', scroll && 'chips--scroll')} aria-label={label}>
      {children}
    </ul>
  )
}

interface ChipProps {
  children: ReactNode
  /** The word that screen readers announce after the text of the chip, such as "poista". */
  removeLabel: string
  /** The URL of the page without the choice that this chip shows. */
  href?: string | undefined
  onRemove?: (() => void) | undefined
}

export function Chip({ children, removeLabel, href, onRemove }: ChipProps) {
  const inside = (
    <>
      <span>
        {children}
        <span className="vh">, {removeLabel}</span>
      </span>
      <Icon name="close" />
    </>
  )
  return <li>{pressable('chip', inside, href, onRemove)}</li>
}

export function ClearChip({ children, href, onRemove }: Omit<ChipProps, 'removeLabel'>) {
  return <li>{pressable('chip chip--clear', children, href, onRemove)}</li>
}

function pressable(className: string, inside: ReactNode, href?: string, onPress?: () => void) {
  if (href) {
    return (
      <Anchor className={className} href={href} preventScrollReset onClick={onPress}>
        {inside}
      </Anchor>
    )
  }
  return (
    <button className={className} type="button" onClick={onPress}>
      {inside}
    </button>
  )
}
