import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { breadcrumbOf } from '../../seo/breadcrumb-of.ts'
import type { MetaArgs } from '../../seo/page-meta.ts'
import { localeOfMeta, originOfMeta } from '../../seo/page-meta.ts'
import { tyre } from '../../words/tyre.ts'
import { tyres } from '../../words/tyres.ts'
import type { TyreData } from './load-tyre.ts'
import { crumbsOf } from './tyre-crumbs.ts'

type TyreMetaArgs = MetaArgs & { readonly loaderData?: TyreData | undefined }

export function tyreMeta(args: TyreMetaArgs) {
  const { loaderData } = args
  if (!loaderData) return []
  const language = languageOf(localeOfMeta(args))
  const origin = originOfMeta(args)
  const { card, summary, addresses } = loaderData
  const name = `${card.brand} ${card.model} ${card.size}`
  const crumbs = crumbsOf(loaderData, tyres[language], language)
  const description = summary || tyre[language].metaText(name, formatEuro(card.cents))
  return [
    { title: `${name} – Pito` },
    { name: 'description', content: description },
    { property: 'og:title', content: name },
    ...(card.picture ? [{ property: 'og:image', content: origin + card.picture }] : []),
    { 'script:ld+json': productOf(loaderData, name, description, origin, origin + addresses[language]) },
    breadcrumbOf(origin, [...crumbs, { label: card.model, href: addresses[language] }]),
  ]
}

function productOf(
  { card, facts }: TyreData,
  name: string,
  description: string,
  origin: string,
  url: string,
) {
  const availability = card.stock > 0 ? 'InStock' : 'OutOfStock'
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: String(card.id),
    gtin13: facts.ean_number,
    ...(facts.manufacturer_product_id && { mpn: facts.manufacturer_product_id }),
    brand: { '@type': 'Brand', name: card.brand },
    ...(card.picture && { image: origin + card.picture }),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: (card.cents / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availability}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}
