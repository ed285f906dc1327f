import { getVehicleTypes } from '@pito/contracts/catalogue'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChosenPoint } from './places/place-memory.ts'
import { chosenPoint } from './places/place-memory.ts'
import type { Point } from './point.ts'
import { storePoint } from './point-memory.ts'

interface Chosen {
  readonly slug: string | null
  /** The types of vehicle whose tyres the service point can fit. */
  readonly vehicles: readonly number[]
}

/** Holds the service point that was last selected in this browser. Selecting it again deselects it. */
export function useChosenPoint(onChoose?: (point: ChosenPoint | null) => void) {
  const api = useApi()
  const [{ slug, vehicles }, setChosen] = useState<Chosen>({ slug: null, vehicles: [] })
  const show = async (next: string | null) => {
    setChosen({ slug: next, vehicles: [] })
    if (next === null) return
    const { data } = await settled(api(getVehicleTypes, { ServicePoint: next }))
    const ids = data?.data.flatMap(({ id, count }) => (id !== allVehicles && count > 0 ? [id] : [])) ?? []
    setChosen((now) => (now.slug === next ? { slug: next, vehicles: ids } : now))
  }
  const recall = useEffectEvent(() => {
    const stored = chosenPoint.read()
    if (stored) void show(stored.slug)
  })
  useEffect(() => recall(), [])
  return {
    slug,
    vehicles,
    toggle(point: Point) {
      const next = point.slug === slug ? null : point
      storePoint(next)
      void show(next?.slug ?? null)
      onChoose?.(next && { id: next.id, slug: next.slug, company_name: next.name })
    },
    forget() {
      setChosen({ slug: null, vehicles: [] })
      onChoose?.(null)
    },
  }
}

export type ChosenState = ReturnType<typeof useChosenPoint>
