import { getDiameters, getHeights, getWidths } from '@pito/contracts/catalogue'
import { car } from '@pito/contracts/values/vehicle-type'
import type { Api } from '@pito/web/api/api'

export interface SizeOptions {
  readonly width: readonly number[]
  readonly height: readonly number[]
  readonly diameter: readonly number[]
}

type Chosen = Readonly<Partial<Record<'width' | 'height', string>>>

/** Loads the measures of car tyres on sale, of the sizes with the chosen width and height. */
export async function loadSizes(api: Api, chosen: Chosen = {}): Promise<SizeOptions> {
  const vehicle_type = String(car)
  const { width, height } = chosen
  const [widths, heights, diameters] = await Promise.all([
    api(getWidths, { vehicle_type }),
    api(getHeights, { vehicle_type, ...(width && { width }) }),
    api(getDiameters, { vehicle_type, ...(width && { width }), ...(height && { height }) }),
  ])
  return { width: valuesOf(widths), height: valuesOf(heights), diameter: valuesOf(diameters) }
}

function valuesOf({ data }: { data: readonly { value: number }[] }): readonly number[] {
  return data.map(({ value }) => value)
}
