import type { ButtonLook } from '@pito/ui/button'
import { Dialog, DialogButton } from '@pito/ui/dialog'
import { sizeMarking } from '../words/size-marking.ts'
import { useWords } from '../words.ts'
import type { MarkedSize } from './size-anatomy.tsx'
import { SizeAnatomy } from './size-anatomy.tsx'

const dialog = 'size-marking'

export function SizeMarkingButton({ look, children }: { look: ButtonLook; children: string }) {
  return (
    <DialogButton look={look} opens={dialog}>
      {children}
    </DialogButton>
  )
}

export function SizeMarkingDialog({ size }: { size: MarkedSize }) {
  const w = useWords(sizeMarking)
  return (
    <Dialog id={dialog} title={w.marking} closeLabel={w.close}>
      <div className="anatomy-box stack">
        <SizeAnatomy {...size} />
        <p>{w.markingText}</p>
      </div>
    </Dialog>
  )
}
