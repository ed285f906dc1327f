import { car, van } from '@pito/contracts/values/vehicle-type'
import type { Dice } from '../dice.ts'
import { between, diceOf, oneOf } from '../dice.ts'
import { readCsv } from '../read-csv.ts'
import { slugOf } from '../slug-of.ts'
import { breakOf } from './opening-hours.ts'
import { companyNameOf, personOf, streetOf } from './point-names.ts'

type DemoPoint = ReturnType<typeof demoPoint>

export function demoPoints(): DemoPoint[] {
  return readCsv('service-point-places.csv').map(demoPoint)
}

/**
 * Makes an invented service point. Its random numbers are passed on to its opening hours and prices, so that these
 * depend on the postcode alone.
 */
function demoPoint(place: Record<string, string>, index: number) {
  const zipcode = place.postal_code ?? ''
  const dice = diceOf(`service point ${zipcode}`)
  const companyName = companyNameOf({ city: place.city ?? '', area: place.area ?? '' }, dice)
  const slug = slugOf(companyName)
  const row = {
    id: index + 1,
    slug,
    companyName,
    ...personOf(dice),
    dealerEmail: `huolto@${slug}.example`,
    contactNumber: inventedNumber(index),
    addressLine1: streetOf(dice),
    zipcode,
    city: place.city ?? '',
    lat: near(Number(place.lat), 0.008, dice),
    lon: near(Number(place.lon), 0.016, dice),
    minSkipDay: oneOf(dice, [2, 2, 2, 3, 3, 4, 6]),
    ...breakOf(dice),
    hasCalendar: dice() > 0.09,
    minRim: oneOf(dice, [8, 10, 13, 13]),
    maxRim: oneOf(dice, [18, 20, 21, 22, 24, 24]),
    fitsRunFlat: dice() < 0.65,
  }
  return { row, vehicleTypes: dice() < 0.75 ? [car, van] : [car], bays: between(dice, 1, 4), dice }
}

/** Returns an invented phone number. Finland has no area code 012, so the number belongs to no real subscriber. */
function inventedNumber(index: number): string {
  return `+35812${5_550_000 + index * 37}`
}

function near(degrees: number, range: number, dice: Dice): number {
  return Number((degrees + (dice() * 2 - 1) * range).toFixed(6))
}
