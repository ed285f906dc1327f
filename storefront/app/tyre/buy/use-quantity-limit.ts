import { useRef, useState } from 'react'

/**
 * Tells whether the visitor typed more than the stock. The field corrects the quantity when it loses the focus, even
 * if it loses it through the press that submits the form. That press was made for the typed quantity, so it is
 * rejected. At a later press the corrected quantity is visible, so that press is accepted.
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
    /**
     * Event handlers for the form. They run in the capture phase, so the form notices a press before its fields do.
     */
    onForm: { onPointerDownCapture: beginPress, onKeyDownCapture: beginPress },
  }
}
