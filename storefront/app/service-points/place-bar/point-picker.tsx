import { Dialog, openDialog } from '@pito/ui/dialog'
import { useWords } from '@pito/web/words/words'
import { Suspense } from 'react'
import { LazyPointsFinder } from '../lazy-points-finder.tsx'
import { placeWords } from '../places/place-words.ts'

const pickerId = 'point-picker'

export function openPicker(): void {
  openDialog(pickerId)
}

interface PointPickerProps {
  /** How often the dialog has been opened. */
  readonly openings: number
  readonly onChoose: ((slug: string | null) => void) | undefined
  readonly onClose: () => void
}

/** The dialog in which the visitor searches for a place and selects a service point. Its code is loaded when it opens. */
export function PointPicker({ openings, onChoose, onClose }: PointPickerProps) {
  const w = useWords(placeWords)
  return (
    <Dialog id={pickerId} className="pick-point" title={w.pick} closeLabel={w.close} onClose={onClose}>
      {openings > 0 && (
        // The key mounts the search anew at each opening, so that it starts with the stored selection, which a chip
        // or a change of vehicle may have cleared.
        <Suspense key={openings}>
          <LazyPointsFinder radiusAfterClearing={100} onChoose={(point) => onChoose?.(point?.slug ?? null)} />
        </Suspense>
      )}
    </Dialog>
  )
}
