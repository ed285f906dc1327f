import { getBanners } from '@pito/contracts/offers'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { Carousel } from '@pito/ui/carousel'
import { Tread } from '@pito/ui/tread'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { CmsHtml } from '../../content/cms-html.tsx'
import { pictureAt } from '../../content/picture-at.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { carousel } from './carousel-words.ts'
import { homeBelow } from './home-below-words.ts'
import type { BelowData } from './load-below.ts'
import { bannerCategory } from './load-below.ts'

const everyMilliseconds = 2000

interface BannersProps {
  readonly below: BelowData
  /**
   * The vehicle that the visitor has selected in the search, or null as long as the page shows the vehicle with which
   * it was loaded.
   */
  readonly vehicle: number | null
}

/** Shows banners for different weather conditions, for the vehicle that is selected in the search. */
export function Banners({ below, vehicle }: BannersProps) {
  const w = useWords(homeBelow)
  const words = useWords(carousel)
  const banners = useBannersOf(vehicle, below.banners)
  if (banners.length === 0) return null
  return (
    <div className="section">
      <div className="wrap">
        <Carousel
          label={w.banners}
          words={words}
          milliseconds={everyMilliseconds}
          heading={<h2>{w.banners}</h2>}
          className="banners"
        >
          {banners.map((banner) => (
            <li key={banner.id}>
              <BannerTile banner={banner} />
            </li>
          ))}
        </Carousel>
      </div>
    </div>
  )
}

function BannerTile({ banner }: { banner: BelowData['banners'][number] }) {
  const { title, description, link, tone, image_base_path, image } = banner
  return (
    <Anchor className={`cat cat--${tone}`} href={link}>
      <div>
        <h3>
          <Hyphenated text={title} />
        </h3>
        <CmsHtml html={description} inLink />
      </div>
      <img
        {...pictureAt(image_base_path, image)}
        sizes="(width < 64rem) 14rem, 22rem"
        alt=""
        width="900"
        height="900"
        loading="lazy"
      />
      <Tread />
    </Anchor>
  )
}

/** Keeps the current banners until those of another vehicle have loaded, and also if the new ones fail to load. */
function useBannersOf(vehicle: number | null, first: BelowData['banners']): BelowData['banners'] {
  const [banners, setBanners] = useState(first)
  const api = useApi()
  const locale_id = cmsLocaleIds[useLocale()]
  useEffect(() => {
    if (vehicle === null) return
    let latest = true
    api(getBanners, { locale_id, tyre_category_id: bannerCategory(vehicle) }).then(
      ({ data }) => latest && setBanners(data),
      () => undefined,
    )
    return () => {
      latest = false
    }
  }, [api, locale_id, vehicle])
  return banners
}
