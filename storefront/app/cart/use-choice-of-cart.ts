import { useEffect, useRef } from 'react'
import type { useChoiceForm } from './use-choice-form.ts'

type ChoiceForm = Pick<ReturnType<typeof useChoiceForm>, 'ref' | 'result'>

/**
 * Shows the choice of the cart again when it has changed or when a choice was refused. The inputs are reset and not
 * mounted anew, because a new input would not have the focus.
 */
export function useChoiceOfCart({ ref, result }: ChoiceForm, choice: boolean): void {
  const before = useRef(choice)
  useEffect(() => {
    if (before.current !== choice || result?.outcome === 'refused') ref.current?.reset()
    before.current = choice
  }, [ref, choice, result])
}
