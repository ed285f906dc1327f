import { useRef, useState } from 'react'

/**
 * Whether more than the stock was typed. The field corrects itself when it loses the focus, even through the press that
 * submits the form. That press meant the typed quantity, so it is refused; a later press is made with the correction in
 * view.
 */
export function useQuantityLimit() {
  const [reached, setReached] = useState(false)
  const sincePress = useRef(false)
  const beginPress = () => {
    sincePress.current = false
  }
  return {
    reached,
    change(isReached: boolean) {
      sincePress.current = isReached
      setReached(isReached)
    },
    reachedByThisPress() {
      const now = sincePress.current
      sincePress.current = false
      return now
    },
    /** Handlers for the form, which receives a press in the capture phase, before its fields do. */
    onForm: { onPointerDownCapture: beginPress, onKeyDownCapture: beginPress },
  }
}
