import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Chip, Chips } from '@pito/ui/chips'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { withOfferedSort } from '../../tyres/list/list-state.ts'
import { useListView } from '../../tyres/list-view.ts'
import { tyres } from '../../words/tyres.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { knownOf, nameOf } from '../known-vehicle.ts'
import { plate as words } from '../plate-words.ts'
import { storeVehicle } from '../vehicle-store.ts'

/**
 * Only lists of a vehicle need this code. There is no `Suspense` around these components, so that the server sends
 * them in their place in the HTML and no fallback is shown.
 */
const VehicleGuide = lazyOptional(() => import('./vehicle-guide.tsx').then((loaded) => loaded.VehicleGuide))
const NoVehicle = lazyOptional(() => import('./no-vehicle.tsx').then((loaded) => loaded.NoVehicle))

/** Shows the vehicle in the URL with the next question, or why no vehicle was found and what to do next. */
export function VehiclePanel() {
  const { data } = useListView()
  const { plate, car } = data
  const vehicle = plate?.vehicle ?? car?.vehicle
  if (vehicle) return <Found vehicle={vehicle} isOfPlate={Boolean(plate?.vehicle)} />
  return car && <NoVehicle car={car} refusal={plate?.refusal ?? null} />
}

function Found({ vehicle, isOfPlate }: { vehicle: ListedVehicle; isOfPlate: boolean }) {
  const w = useWords(words)
  const { data, address } = useListView()
  // Load and speed are known only of the vehicle of a plate, so only such a vehicle is compared with tyres elsewhere.
  useEffect(() => {
    if (isOfPlate) storeVehicle(knownOf(vehicle))
  }, [isOfPlate, vehicle])
  const none = withOfferedSort({
    ...data.state,
    plate: null,
    car: null,
    priority: null,
    skipped: [],
    previousAnswer: null,
    page: 1,
  })
  return (
    <section className="panel stack stack--tight" aria-label={w.vehicle}>
      <div className="vehicle__head">
        <h3>{w.vehicle}</h3>
        <Chips label={isOfPlate ? w.label : w.vehicle}>
          <Chip removeLabel={isOfPlate ? w.forget : w.forgetCar} href={address(none)}>
            {isOfPlate ? vehicle.licence_plate : nameOf(vehicle)}
          </Chip>
        </Chips>
      </div>
      <OwnList vehicle={vehicle} />
      {isOfPlate ? null : <p className="small">{w.onlySize}</p>}
      {!vehicle.usual_form && <Alert tone="warn" title={w.unusual(vehicle.licence_plate)} />}
      {data.guide && <VehicleGuide guide={data.guide} vehicle={vehicle} />}
    </section>
  )
}

/**
 * If no size of the vehicle is in the current list, links to a list that has some, preferably the one of the
 * vehicle's own type.
 */
function OwnList({ vehicle: { vehicle_type, lists } }: { vehicle: ListedVehicle }) {
  const w = useWords(words)
  const { ofVehicle } = useWords(tyres)
  const { data, address } = useListView()
  const { vehicle: listed } = data.state
  const own = lists.includes(vehicle_type) ? vehicle_type : lists[0]
  if (listed === null || own === undefined || lists.includes(listed)) return null
  return (
    <Alert tone="warn" title={w.otherList(ofVehicle[listed] ?? '')}>
      <Anchor className="link" href={address({ ...data.state, vehicle: own, page: 1 })}>
        {w.ownList(ofVehicle[own] ?? '')}
      </Anchor>
    </Alert>
  )
}
