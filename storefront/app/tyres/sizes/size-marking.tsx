import { isInInches } from '@pito/contracts/values/tyre-size'
import type { ButtonLook } from '@pito/ui/button'
import { Dialog, DialogButton } from '@pito/ui/dialog'
import { useWords } from '@pito/web/words/words'
import type { MarkedSize } from './size-anatomy.tsx'
import { SizeAnatomy } from './size-anatomy.tsx'
import { sizeMarking } from './size-marking-words.ts'

const dialog = 'size-marking'

export function SizeMarkingButton({ look, children }: { look: ButtonLook; children: string }) {
  return (
    <DialogButton look={look} opens={dialog}>
      {children}
    </DialogButton>
  )
}

/** Explains each part of the code on the sidewall. */
export function SizeMarkingDialog({ size }: { size: MarkedSize }) {
  const w = useWords(sizeMarking)
  const parts = [
    [size.width, isInInches(size.width) ? w.widthInchesText : w.widthText],
    size.aspectRatio > 0 ? [size.aspectRatio, w.heightText] : [null, w.noHeightText],
    ['R', w.radialText],
    [size.diameter, w.rimText],
    [size.load, w.loadText],
    [size.speed, w.speedText],
  ] as const
  return (
    <Dialog id={dialog} title={w.marking} closeLabel={w.close}>
      <div className="anatomy-box stack">
        <SizeAnatomy size={size} />
        <dl className="marking">
          {parts.map(([value, says]) => (
            <div key={says}>
              <dt className="num">{value ?? '–'}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
        <p>{w.markingText}</p>
      </div>
    </Dialog>
  )
}
