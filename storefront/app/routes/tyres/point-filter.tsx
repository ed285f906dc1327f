import { Button } from '@pito/ui/button'
import { Dialog, openDialog } from '@pito/ui/dialog'
import { Icon } from '@pito/ui/icon'
import { useState } from 'react'
import { LazyPart, useLazyPart } from '../../static/lazy-part.tsx'
import { useWords } from '../../words/words.ts'
import { useListView } from './list-view.ts'
import { tyreList } from './tyre-list-words.ts'

const pickerId = 'point-picker'
const finderPart = new LazyPart(() =>
  import('../../service-points/points-finder.tsx').then(({ PointsFinder }) => PointsFinder),
)

/** The list of what one service point fits: its search opens over the list, its script comes with the press. */
export function PointFilter() {
  const w = useWords(tyreList)
  const { state, go } = useListView()
  const [isOpened, setOpened] = useState(false)
  useLazyPart(finderPart, isOpened)
  const open = () => {
    setOpened(true)
    openDialog(pickerId)
  }
  const choose = (slug: string | null) => go({ ...state, servicePoint: slug, page: 1 })
  return (
    <div className="row with-scripts">
      <Button aria-haspopup="dialog" aria-pressed={state.servicePoint !== null} onClick={open}>
        {state.servicePoint !== null && <Icon name="check" />}
        {w.pick}
      </Button>
      <Dialog id={pickerId} title={w.pickTitle} closeLabel={w.close}>
        {isOpened &&
          finderPart.render({
            radiusAfterClearing: 100,
            onChoose: (point) => choose(point?.slug ?? null),
          })}
      </Dialog>
    </div>
  )
}
