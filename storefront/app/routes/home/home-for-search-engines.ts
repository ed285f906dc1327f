import { addressIn } from '@pito/contracts/values/address-in'
import type { HeadContext } from '../../seo/with-head.ts'
import type { HomeData } from './load-home.ts'

/**
 * Describes the shop's owner and the site for search engines. No search action is declared, because the shop has no
 * free-text search.
 */
export function homeHead(_home: HomeData, { language, origin }: HeadContext) {
  const organization = `${origin}/#organization`
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            '@id': organization,
            name: 'Pito',
            url: `${origin}/`,
            logo: `${origin}/icon-512.png`,
          },
          {
            '@type': 'WebSite',
            '@id': `${origin}/#website`,
            name: 'Pito',
            url: origin + addressIn('/', language),
            inLanguage: language,
            publisher: { '@id': organization },
          },
        ],
      },
    },
  ]
}
