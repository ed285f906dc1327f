import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { fitUnchecked } from './fit-unchecked-words.ts'

/** Shown instead of a mark if the code that compares a tyre with the vehicle could not be loaded. */
export function FitUnchecked() {
  const { notChecked } = useWords(fitUnchecked)
  return (
    <span className="fit fit--unchecked">
      <Icon name="info" />
      <span>{notChecked}</span>
    </span>
  )
}
