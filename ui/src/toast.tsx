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

/** Shows a toast that confirms the button just pressed, for three seconds by default. */
export const showToast = (words: ToastWords, seconds?: number) => store.show(words, seconds)

/** Removes a toast that is no longer true; an id that has already expired is ignored. */
export const closeToast = (id: number) => store.close(id)

/** Shows a toast for ten seconds, long enough to be read on the next page. */
export const flash = (words: ToastWords) => store.show(words, flashSeconds)

/**
 * Rendered once, by the root route, and before the first toast: a live region announces only messages added after the
 * region exists.
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

// A dialog that was opened later covers the region, so the popover is shown again to move it to the top layer.
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
