import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Chip, Chips } from '@pito/ui/chips'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { knownOf, textOfVehicle } from '../../../fit/known-vehicle.ts'
import { storeVehicleText } from '../../../fit/vehicle-store.ts'
import type { ListState } from '../../../list/list-state.ts'
import { noSize } from '../../../list/list-state.ts'
import type { ListedVehicle } from '../../../plate/find-vehicle.ts'
import { PlateForm, plateAnswerId } from '../../../plate/plate-form.tsx'
import { plate as words } from '../../../plate/plate-words.ts'
import { tyres } from '../../../words/tyres.ts'
import { useListView } from '../list-view.ts'
import { VehicleSeasons } from './vehicle-seasons.tsx'

/** Shows the vehicle with the given plate, or the reason why none was found and what to do next. */
export function VehiclePanel() {
  const w = useWords(words)
  const { data } = useListView()
  if (!data.plate) return null
  if (data.plate.vehicle) return <Found vehicle={data.plate.vehicle} />
  return (
    <div className="stack" id={plateAnswerId} tabIndex={-1}>
      <Alert tone="warn" title={data.plate.refusal}>
        {w.listGoesOn}
      </Alert>
      <PlateForm chosen={data.state} typed={data.state.plate ?? ''} />
    </div>
  )
}

function Found({ vehicle }: { vehicle: ListedVehicle }) {
  const w = useWords(words)
  const { data, address } = useListView()
  useEffect(() => storeVehicleText(textOfVehicle(knownOf(vehicle))), [vehicle])
  return (
    <section className="panel stack stack--tight" aria-label={w.vehicle}>
      <div className="vehicle__head">
        <h3>{w.vehicle}</h3>
        <Chips label={w.label}>
          <Chip removeLabel={w.forget} href={address({ ...data.state, plate: null, page: 1 })}>
            {vehicle.licence_plate}
          </Chip>
        </Chips>
      </div>
      <OwnList vehicle={vehicle} />
      {!vehicle.usual_form && <Alert tone="warn" title={w.unusual(vehicle.licence_plate)} />}
      <Sizes vehicle={vehicle} />
      <p className="small">{w.checkSidewall}</p>
      <VehicleSeasons />
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

/**
 * Shows all sizes that are approved for the vehicle, which has only one of them at the moment. Each size links to the
 * list filtered by it, and the chosen size links back to all sizes.
 */
function Sizes({ vehicle: { sizes, lists } }: { vehicle: ListedVehicle }) {
  const w = useWords(words)
  const { data, address } = useListView()
  const { state } = data
  const isOnTwoLists = new Set(lists).size > 1
  return (
    <ul className="vehicle__sizes" aria-label={w.sizes}>
      {sizes.map(({ width, aspect_ratio: height, diameter, size_text }, place) => {
        const list = (isOnTwoLists && lists[place]) || state.vehicle
        const narrowed = { size: { width, height, diameter }, vehicle: list }
        const whole = { size: noSize, vehicle: isOnTwoLists ? null : list }
        const chosen = isSize(state, narrowed.size) && state.vehicle === list
        return (
          <li key={size_text}>
            <Anchor
              className="chip num"
              href={address({ ...state, ...(chosen ? whole : narrowed), page: 1 })}
              aria-current={chosen || undefined}
              preventScrollReset
            >
              {size_text}
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}

function isSize({ size }: ListState, { width, height, diameter }: ListState['size']): boolean {
  return size.width === width && size.height === height && size.diameter === diameter
}
