import type { VehicleFitment } from '@pito/contracts/vehicles'
import type { ListState } from '../../tyres/list/list-state.ts'
import { sizeOfList } from '../../tyres/list/size-of-list.ts'
import type { ListedVehicle } from '../find-vehicle.ts'

export interface SizeAnswer extends VehicleFitment {
  readonly name: string
  /** The list with this answer. If the sizes are in two lists, it is the list of this size. */
  readonly to: ListState
}

/** Returns the answers to the question about the size. */
export function sizeAnswers(state: ListState, { sizes, fitments, lists }: ListedVehicle): SizeAnswer[] {
  const isOnTwoLists = new Set(lists).size > 1
  return fitments.map(({ front, rear }) => {
    const place = sizes.findIndex(({ size_text }) => size_text === front.size_text)
    const vehicle = (isOnTwoLists && lists[place]) || state.vehicle
    const size = { ...measuresOf(front), ...(rear && { rear: measuresOf(rear) }) }
    return { front, rear, name: sizeName(front, rear), to: { ...state, vehicle, size } }
  })
}

/** Returns the name of the answer that the list shows, or null if it shows none. */
export function nameOfSize(state: ListState, vehicle: ListedVehicle): string | null {
  const size = sizeOfList(state.size)
  const given = sizeAnswers(state, vehicle).find(
    ({ to }) => sizeOfList(to.size) === size && to.vehicle === state.vehicle,
  )
  return given?.name ?? null
}

/** Returns the chosen size as the papers of the vehicle write it, or undefined if they write it like the list. */
export function approvedSizeOf(state: ListState, vehicle: ListedVehicle): string | undefined {
  const name = nameOfSize(state, vehicle)
  return name === null || name === sizeOfList(state.size) ? undefined : name
}

export function sizeName(
  front: Pick<VehicleFitment['front'], 'size_text'>,
  rear: Pick<VehicleFitment['front'], 'size_text'> | null,
): string {
  return rear ? `${front.size_text} + ${rear.size_text}` : front.size_text
}

function measuresOf({ width, aspect_ratio: height, diameter }: VehicleFitment['front']) {
  return { width, height, diameter }
}
