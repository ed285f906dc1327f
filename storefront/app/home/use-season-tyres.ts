import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useEffect, useState } from 'react'
import { browserSeason } from '../season/browser-season.ts'
import type { FinderVehicle } from '../vehicle/finder/finder-choice.ts'
import type { SeasonTyres } from './below/load-season-tyres.ts'

/** Keeps the current tyres until those of another vehicle have loaded, and also if the new ones fail to load. */
export function useSeasonTyres(vehicle: FinderVehicle | null, first: SeasonTyres | null): SeasonTyres | null {
  const [tyres, setTyres] = useState<SeasonTyres | null>(null)
  const api = useApi()
  const locale = useLocale()
  useEffect(() => {
    if (vehicle === null) return
    let latest = true
    import('./below/load-season-tyres.ts')
      .then(({ loadSeasonTyres }) => loadSeasonTyres(api, { locale, season: browserSeason() }, vehicle))
      .then(
        (loaded) => latest && setTyres(loaded),
        () => undefined,
      )
    return () => {
      latest = false
    }
  }, [api, locale, vehicle])
  return tyres ?? first
}
