import type { ComponentProps, MouseEvent } from 'react'
import type { AnchorProps } from './anchor.tsx'
import { Anchor } from './anchor.tsx'
import { classes } from './classes.ts'

export type ButtonLook = 'quiet' | 'go' | 'bare' | 'light' | 'line' | 'link'

interface Looks {
  look?: ButtonLook | undefined
  wide?: boolean | undefined
  /** A square button for a single icon, which needs an `aria-label`. */
  icon?: boolean | undefined
}

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Looks & {
    /** Whether the button is waiting. It keeps its width and its focus, and ignores further presses. */
    busy?: boolean | undefined
    /**
     * Whether the button cannot be used now. It stays in the tab order, so that keyboard users find the reason next
     * to it.
     */
    unavailable?: boolean | undefined
    disabled?: boolean | undefined
  }

export function buttonClass({ look = 'quiet', wide, icon }: Looks = {}, className?: string): string {
  if (look === 'link') return classes('link', className)
  return classes(
    'btn',
    look !== 'quiet' && `btn--${look}`,
    wide && 'btn--wide',
    icon && 'btn--icon',
    className,
  )
}

function refusePress(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

export function Button({
  look,
  wide,
  icon,
  busy,
  unavailable,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const refused = busy || unavailable
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, wide, icon }, className)}
      aria-busy={busy || undefined}
      aria-disabled={refused || undefined}
      onClick={refused ? refusePress : onClick}
    />
  )
}

type ButtonLinkProps = AnchorProps & Looks

export function ButtonLink({ look, wide, icon, className, ...rest }: ButtonLinkProps) {
  return <Anchor {...rest} className={buttonClass({ look, wide, icon }, className)} />
}
