import '../../service-points/points.css'
import { languageOf } from '@pito/contracts/values/locale'
import { seasonName, seasonOf } from '@pito/contracts/values/tyre-season'
import { isFittable } from '@pito/contracts/values/vehicle-type'
import { Button } from '@pito/ui/button'
import { Tabs } from '@pito/ui/tabs'
import { useLocale } from '@pito/web/locale/use-locale'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOffersFitting } from '../../page/root-data.ts'
import { PlaceBarOfVisitor } from '../../service-points/place-bar/place-bar-of-visitor.tsx'
import { tyres } from '../../words/tyres.ts'
import { PlateForm } from '../plate-form.tsx'
import type { FinderVehicle } from './finder-choice.ts'
import { filtersForPlateSearch, finderVehicles } from './finder-choice.ts'
import { FinderForm } from './finder-form.tsx'
import type { FinderStart } from './finder-start.ts'
import { pointsTab } from './finder-start.ts'
import { finder as finderWords } from './finder-words.ts'
import { MarkingDialog } from './marking-help.tsx'
import type { Finder as FinderState } from './use-finder.ts'
import { useFinder } from './use-finder.ts'

const tabs = {
  2: { id: 'car', icon: 'car' },
  3: { id: 'van', icon: 'van' },
  4: { id: 'truck', icon: 'truck' },
} as const satisfies Record<FinderVehicle, object>

/** The tabs to search for a size by vehicle, and to search for a service point. */
export function Finder({ start }: { start: FinderStart }) {
  const w = useWords(finderWords)
  const { vehicles } = useWords(tyres)
  const finder = useFinder(start)
  const { pathname } = useLocation()
  const linkTo = (tab: string) => `${pathname}?vehicle=${tab}`
  const offersFitting = useOffersFitting()
  const [open, select] = useOpenTab(start, offersFitting)
  const choose = (id: string) => {
    select(id)
    const vehicle = finderVehicles.find((each) => tabs[each].id === id)
    if (vehicle && vehicle !== finder.choice.vehicle) finder.changeVehicle(vehicle)
  }
  return (
    <div className="finder">
      <Tabs
        label={w.label}
        initial={open}
        onSelect={choose}
        tabs={[
          ...finderVehicles.map((vehicle) => ({
            ...tabs[vehicle],
            href: linkTo(tabs[vehicle].id),
            label: vehicles[vehicle] ?? '',
            panel: tabs[vehicle].id === open ? <Searches finder={finder} /> : null,
          })),
          ...(offersFitting
            ? [
                {
                  id: pointsTab,
                  icon: 'pin' as const,
                  href: linkTo(pointsTab),
                  label: w.points,
                  panel: open === pointsTab && lazyPointsTab,
                },
              ]
            : []),
        ]}
      />
      {open !== pointsTab && isFittable(finder.choice.vehicle) && <PlaceBarOfVisitor />}
      <MarkingDialog />
    </div>
  )
}

function Searches({ finder }: { finder: FinderState }) {
  return (
    <>
      <PlateForm chosen={filtersForPlateSearch(finder.plateSeason)}>
        <PlateSeason finder={finder} />
      </PlateForm>
      <FinderForm finder={finder} />
    </>
  )
}

/** Names the season that the search by plate keeps, with a button that removes it. */
function PlateSeason({ finder: { plateSeason, forgetPlateSeason } }: { finder: FinderState }) {
  const w = useWords(finderWords)
  const language = languageOf(useLocale())
  if (plateSeason === '') return null
  const season = seasonOf(plateSeason)
  return (
    <p className="plateform__season row small">
      {w.season}: {season ? seasonName(season, language) : w.studdedAndFriction}
      <Button look="link" onClick={forgetPlateSeason} aria-label={w.removePlateSeason}>
        {w.remove}
      </Button>
    </p>
  )
}

/** The open tab is stored in the URL, so that going back from a list restores it. */
function useOpenTab(start: FinderStart, offersFitting: boolean) {
  const [open, setOpen] = useState<string>(
    start.points && offersFitting ? pointsTab : tabs[start.choice.vehicle].id,
  )
  const { search } = useLocation()
  const navigate = useNavigate()
  const select = (id: string) => {
    setOpen(id)
    const query = new URLSearchParams(search)
    query.set('vehicle', id)
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true })
  }
  return [open, select] as const
}

// The styles are imported here and not in the tab's module, because the first document may already contain the open
// tab before its code has loaded.
const PointsTab = lazyOptional(() => import('./points-tab.tsx').then((loaded) => loaded.PointsTab))

/**
 * Few visitors open this tab first, so its code is loaded when the tab is pressed. This is a constant element,
 * because React would remove the server's markup if the finder rendered a new element before the code has loaded.
 */
const lazyPointsTab = (
  <Suspense>
    <PointsTab />
  </Suspense>
)
