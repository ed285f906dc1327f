import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useState } from 'react'
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

type PopoverButtonProps = ComponentProps<typeof Button> & { opens: string }

export function PopoverButton({ opens, ...rest }: PopoverButtonProps) {
  const open = usePopoverOpen(opens)
  return <Button {...rest} popoverTarget={opens} aria-expanded={open} aria-controls={opens} />
}

/** For a button whose look follows the popover, such as the one of a menu panel. */
export function usePopoverOpen(id: string): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const popover = document.getElementById(id)
    const follow = () => setOpen(popover?.matches(':popover-open') ?? false)
    follow()
    popover?.addEventListener('toggle', follow)
    return () => popover?.removeEventListener('toggle', follow)
  }, [id])
  return open
}
