import { allVehicles, isFittable } from '@pito/contracts/values/vehicle-type'
import { Button } from '@pito/ui/button'
import { Dialog, openDialog } from '@pito/ui/dialog'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { Suspense, useState } from 'react'
import { LazyPointsFinder } from '../../service-points/lazy-points-finder.tsx'
import { useListView } from './list-view.ts'
import { tyreList } from './tyre-list-words.ts'

const pickerId = 'point-picker'

/**
 * Filters the list by the tyres that one service point can fit. A press opens the search for a service point in a
 * dialog, whose code is loaded then. The filter is not shown for trucks, whose tyres no service point fits.
 */
export function PointFilter() {
  const w = useWords(tyreList)
  const { state, go } = useListView()
  const [openings, setOpenings] = useState(0)
  if (!isFittable(state.vehicle ?? allVehicles)) return null
  const open = () => {
    setOpenings(openings + 1)
    openDialog(pickerId)
  }
  const choose = (slug: string | null) => go({ ...state, servicePoint: slug, page: 1 })
  return (
    <div className="row with-scripts">
      <Button aria-haspopup="dialog" aria-pressed={state.servicePoint !== null} onClick={open}>
        {state.servicePoint !== null && <Icon name="check" />}
        {w.pick}
      </Button>
      <Dialog id={pickerId} className="pick-point" title={w.pickTitle} closeLabel={w.close}>
        {openings > 0 && (
          // The key mounts the search anew at each opening, so that it starts with the stored selection, which a chip
          // or a change of vehicle may have cleared.
          <Suspense key={openings}>
            <LazyPointsFinder radiusAfterClearing={100} onChoose={(point) => choose(point?.slug ?? null)} />
          </Suspense>
        )}
      </Dialog>
    </div>
  )
}
