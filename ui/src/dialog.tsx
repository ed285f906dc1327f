import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface DialogProps {
  id: string
  title: ReactNode
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  place?: 'middle' | 'right' | 'below' | undefined
  small?: boolean | undefined
  /**
   * Whether the dialog is open. If this is undefined, the browser holds the state, and `DialogButton` or `openDialog`
   * opens the dialog.
   */
  open?: boolean | undefined
  /**
   * Whether the dialog opens with the focus on its title. Use it for a dialog whose content is loaded after it has
   * opened. Otherwise the browser focuses the first element with `autofocus`, or the button that closes the dialog.
   */
  startsAtTitle?: boolean | undefined
  /** The id of the element in the dialog that screen readers read when the dialog opens. */
  describedBy?: string | undefined
  onClose?: (() => void) | undefined
  className?: string | undefined
}

/** Makes a dialog open with the focus on this element. React itself never sets the attribute in a browser. */
export const startHere = (element: HTMLElement | null) => element?.setAttribute('autofocus', '')

export function openDialog(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

export function closeDialog(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}

export function Dialog({
  id,
  title,
  closeLabel,
  children,
  footer,
  place = 'middle',
  small,
  open,
  startsAtTitle,
  describedBy,
  onClose,
  className,
}: DialogProps) {
  return (
    <dialog
      id={id}
      ref={useOpened(open)}
      className={classes('dlg', `dlg--${place}`, small && 'dlg--small', className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      closedby="any"
      onClose={onClose}
    >
      <div className="dlg__head">
        <h2
          id={`${id}-title`}
          tabIndex={startsAtTitle ? -1 : undefined}
          ref={startsAtTitle ? startHere : undefined}
        >
          {title}
        </h2>
        <form method="dialog">
          <Button type="submit" look="bare" icon aria-label={closeLabel}>
            <Icon name="close" />
          </Button>
        </form>
      </div>
      <div className="dlg__body">{children}</div>
      {footer && <div className="dlg__foot">{footer}</div>}
    </dialog>
  )
}

type DialogButtonProps = ComponentProps<typeof Button> & { opens: string }

/** A button that opens a dialog. In browsers that support `command` it works without scripts. */
export function DialogButton({ opens, onClick, ...rest }: DialogButtonProps) {
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (!('commandForElement' in event.currentTarget)) openDialog(opens)
  }
  return <Button aria-haspopup="dialog" {...rest} command="show-modal" commandfor={opens} onClick={open} />
}

function useOpened(open: boolean | undefined): Ref<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal()
    if (open === false) ref.current?.close()
  }, [open])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || 'closedBy' in HTMLDialogElement.prototype) return
    dialog.addEventListener('click', closeOnBackdrop)
    return () => dialog.removeEventListener('click', closeOnBackdrop)
  }, [])
  return ref
}

// Closes a dialog when its backdrop is clicked, for browsers without `closedby`. A click on the backdrop has the
// dialog itself as its target; a click by keyboard is excluded by its detail 0.
function closeOnBackdrop(event: globalThis.MouseEvent) {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLDialogElement) || event.target !== dialog || event.detail === 0) return
  const box = dialog.getBoundingClientRect()
  const across = event.clientX >= box.left && event.clientX <= box.right
  const down = event.clientY >= box.top && event.clientY <= box.bottom
  if (!across || !down) dialog.close()
}
