import { useRef, useState } from 'react'

/**
 * Whether more were typed than there are. The field corrects itself when it is left, also by the press that submits it:
 * that press asked for what was typed. Anybody who pressed afterwards has seen the correction and means it.
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
    /** For the form: it hears of a press before its fields do. */
    onForm: { onPointerDownCapture: beginPress, onKeyDownCapture: beginPress },
  }
}
