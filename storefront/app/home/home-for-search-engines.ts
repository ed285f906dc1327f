import { addressIn } from '@pito/contracts/values/address-in'
import type { HeadContextWithShop } from '../page/with-head.ts'
import type { HomeData } from './load-home.ts'

/**
 * Describes the shop's owner and the site for search engines. No search action is declared, because the shop has no
 * free-text search.
 */
export function homeHead(_home: HomeData, { language, origin, shopName, shopLogo }: HeadContextWithShop) {
  const organization = `${origin}/#organization`
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            '@id': organization,
            name: shopName,
            url: `${origin}/`,
            ...(shopLogo && { logo: `${origin}/pictures/900/${shopLogo.name}.jpg` }),
          },
          {
            '@type': 'WebSite',
            '@id': `${origin}/#website`,
            name: shopName,
            url: origin + addressIn('/', language),
            inLanguage: language,
            publisher: { '@id': organization },
          },
        ],
      },
    },
  ]
}
