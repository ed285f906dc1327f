import type { PopularModel } from '@pito/contracts/landing'
import type { ListedProduct } from '@pito/contracts/product'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { Language } from '@pito/contracts/values/locale'
import { fullSetOf } from '../tyres/cards/full-set.ts'
import type { TyreCardProps } from '../tyres/cards/tyre-card.tsx'
import { tyreCardData } from '../tyres/tyre-card-data.ts'
import type { LandingRequest } from './landing-address.ts'
import { landingAddress } from './landing-address.ts'
import type { ModelRowProps } from './model-row.tsx'

/** The rim sizes are left out on the page of a size, whose heading already names the rim. */
const noRims = { rims: '', sizes: 0 }

/** Returns the row of a model. On the page of a size, the row links to the tyres of that size only. */
export function modelRow(model: PopularModel, request: LandingRequest, language: Language): ModelRowProps {
  const { brand, slug, image, min_diameter: least, max_diameter: most } = model
  const ofSize = request.type === 'tyre_size'
  const chosen = { ...request, brand: brand.slug, model: slug, page: 1 }
  return {
    id: model.id,
    href: ofSize ? `${landingAddress(`/tyre-size/${request.name}`, chosen)}#tyres` : model.link,
    name: language === 'fi' ? model.name_fi : model.name,
    brand: request.type === 'brand' ? '' : brand.name,
    seasonId: request.type === 'tyre_season' ? 0 : model.tyre_season_id,
    text: request.type === 'brand' ? model.short_description : '',
    picture: image ? `${image.image_base_path}${image.path}` : '',
    ...(ofSize ? noRims : { rims: least === most ? `R${least}` : `R${least}–${most}`, sizes: model.sizes }),
    cents: model.min_price === null ? null : centsOf(model.min_price),
    stock: model.in_stock,
  }
}

export function tyreCard(
  product: ListedProduct,
  { type }: LandingRequest,
  language: Language,
): TyreCardProps {
  const card = tyreCardData(product, language)
  const short = `/tyre/${product.brand.slug}/${product.model.slug}/${product.id}`
  const tyre = type === 'tyre_size' ? { ...card, href: short } : card
  return { tyre, wide: true, fullSet: fullSetOf(product) }
}
