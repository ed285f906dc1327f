import { languageOf } from '@pito/contracts/values/locale'
import { Dialog, DialogButton } from '@pito/ui/dialog'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { finder } from './finder-words.ts'
import english from './pictures/size-marking-en.svg'
import finnish from './pictures/size-marking-fi.svg'

const dialog = 'size-marking'
const pictures = { fi: finnish, en: english }

export function MarkingButton() {
  const w = useWords(finder)
  return (
    <DialogButton look="link" opens={dialog}>
      {w.marking}
    </DialogButton>
  )
}

/** Explains the marking on the sidewall in the page's language. The picture is loaded when the dialog opens. */
export function MarkingDialog() {
  const w = useWords(finder)
  return (
    <Dialog id={dialog} title={w.marking} closeLabel={w.close}>
      <div className="marking-help stack">
        <img
          src={pictures[languageOf(useLocale())]}
          alt={w.markingAlt}
          width="360"
          height="396"
          loading="lazy"
        />
        <p>{w.markingText}</p>
      </div>
    </Dialog>
  )
}
