import { seasonOf, winterSeasons } from '@pito/contracts/values/tyre-season'
import { car } from '@pito/contracts/values/vehicle-type'
import type { TyreWords } from '../../words/tyres.ts'
import type { ListState } from './list-state.ts'

/**
 * Returns a heading such as "Nokian Tyres -nastarenkaat", "Pakettiauton talvirenkaat" or "Henkilöauton renkaat". The
 * size is added elsewhere.
 */
export function listHeading({ vehicle, picked }: ListState, w: TyreWords): string {
  const seasons = picked.tyre_season.flatMap((name) => seasonOf(name)?.id ?? [])
  const [brand] = picked.brand
  const ofVehicle = vehicle !== null && (vehicle !== car || seasons.length === 0)
  const words = [ofVehicle ? w.ofVehicle[vehicle] : '', seasonTyres(seasons, w)].filter(Boolean).join(' ')
  return capitalised(brand && picked.brand.length === 1 ? w.ofBrand(brand, words) : words)
}

function seasonTyres(seasons: readonly number[], w: TyreWords): string {
  if (seasons.length === 1) return w.seasonTyres[seasons[0] ?? 0] ?? ''
  const all = seasons.length > 0 && seasons.every((id) => winterSeasons.includes(id))
  return all ? w.winterTyres : (w.seasonTyres[0] ?? '')
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
