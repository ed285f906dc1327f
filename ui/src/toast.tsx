import type { FocusEvent } from 'react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import type { Toast, ToastWords } from './toast-store.ts'
import { flashSeconds, toastStore } from './toast-store.ts'

export { alertTimeoutSeconds, flashSeconds, type ToastWords } from './toast-store.ts'

const store = toastStore()
const none: readonly Toast[] = []

/** Shows a toast that confirms the press of a button, for three seconds by default. Returns the id of the toast. */
export const showToast = (words: ToastWords, seconds?: number) => store.show(words, seconds)

/** Removes a toast whose message is no longer true. An id that has already expired is ignored. */
export const closeToast = (id: number) => store.close(id)

/** Shows a toast for ten seconds, which is long enough to be read on the page that opens next. */
export const flash = (words: ToastWords) => store.show(words, flashSeconds)

/**
 * Shows the toasts. The root route renders it once, before the first toast, because a live region announces only
 * messages that are added after the region exists.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => none)
  const region = useRaised(toasts.length)
  const resumeUnlessInside = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) store.resume()
  }
  return (
    <section
      className="toasts no-print"
      ref={region}
      popover="manual"
      aria-label={label}
      aria-live="polite"
      onMouseEnter={store.pause}
      onMouseLeave={store.resume}
      onFocus={store.pause}
      onBlur={resumeUnlessInside}
    >
      {toasts.map((toast) => (
        <div className="toast" key={toast.id}>
          <Alert title={toast.title} tone={toast.tone} quiet end={<Close id={toast.id} label={closeLabel} />}>
            {toast.more}
          </Alert>
        </div>
      ))}
    </section>
  )
}

function Close({ id, label }: { id: number; label: string }) {
  const close = () => {
    store.close(id)
    store.resume()
  }
  return (
    <Button look="bare" icon aria-label={label} onClick={close}>
      <Icon name="close" />
    </Button>
  )
}

// Shows the popover of the toasts again if a dialog is open: a dialog that was opened after the popover would cover
// it.
function useRaised(count: number) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const region = ref.current
    const covered = count > 0 && document.querySelector('dialog:modal') !== null
    if (covered && region?.matches(':popover-open')) region.hidePopover()
    if (!region?.matches(':popover-open')) region?.showPopover()
  }, [count])
  return ref
}
