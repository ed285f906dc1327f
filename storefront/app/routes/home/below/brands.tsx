import { Carousel } from '@pito/ui/carousel'
import { carousel } from '../../../words/carousel.ts'
import { homeBelow } from '../../../words/home-below.ts'
import { useWords } from '../../../words.ts'
import type { BelowData } from './load-below.ts'

const everyMilliseconds = 1000

/** The makers as words: their marks are theirs. */
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
          {brands.map(({ name, slug }) => (
            <li key={slug}>
              <a href={`/brand/${slug}`}>{name}</a>
            </li>
          ))}
        </Carousel>
      </div>
    </div>
  )
}
