import { Anchor } from '@pito/ui/anchor'
import { Carousel } from '@pito/ui/carousel'
import { useWords } from '@pito/web/words/words'
import { carousel } from './carousel-words.ts'
import { homeBelow } from './home-below-words.ts'
import type { BelowData } from './load-below.ts'

const everyMilliseconds = 1000

/** Shows the tyre brands, each with its picture or, if the shop has none, its name. */
export function Brands({ brands }: { brands: BelowData['brands'] }) {
  const w = useWords(homeBelow)
  const words = useWords(carousel)
  if (brands.length === 0) return null
  return (
    <div className="section section--follows">
      <div className="wrap">
        <Carousel
          label={w.brands}
          words={words}
          milliseconds={everyMilliseconds}
          heading={<h2>{w.brands}</h2>}
          className="brands"
        >
          {brands.map(({ name, slug, logo }) => (
            <li key={slug}>
              <Anchor href={`/brand/${slug}`}>
                {logo ? <img src={logo} alt={name} loading="lazy" /> : name}
              </Anchor>
            </li>
          ))}
        </Carousel>
      </div>
    </div>
  )
}
