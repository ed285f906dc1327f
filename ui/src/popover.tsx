import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

interface PopoverProps {
  id: string
  label: string
  children: ReactNode
  className?: string | undefined
}

export function Popover({ id, label, children, className }: PopoverProps) {
  return (
    <dialog id={id} popover="auto" aria-label={label} className={classes('pop', className)}>
      {children}
    </dialog>
  )
}

/**
 * The button needs no `aria-expanded`, because browsers expose to screen readers whether the target of
 * `popovertarget` is open.
 */
type PopoverButtonProps = ComponentProps<typeof Button> & { opens: string }

export function PopoverButton({ opens, ...rest }: PopoverButtonProps) {
  return <Button {...rest} popoverTarget={opens} aria-controls={opens} />
}
