import { Anchor } from '@pito/ui/anchor'
import { Tread } from '@pito/ui/tread'
import type { MenuEntry } from '../../frame/frame-data.ts'
import { useFrame } from '../../frame/use-frame.ts'
import { home } from '../../words/home.ts'
import { useWords } from '../../words.ts'
import allSeason from './pictures/all-season.avif'
import friction from './pictures/friction.avif'
import studded from './pictures/studded.avif'
import summer from './pictures/summer.avif'
import van from './pictures/van.avif'

interface Tile {
  readonly slug: string
  readonly picture: string
  readonly look: string
}

const tiles: readonly Tile[] = [
  { slug: 'winter-studded', picture: studded, look: 'cat cat--first' },
  { slug: 'winter-friction', picture: friction, look: 'cat' },
  { slug: 'all-season', picture: allSeason, look: 'cat cat--grey' },
  { slug: 'summer', picture: summer, look: 'cat cat--summer' },
  { slug: 'light-commercial-vehicles', picture: van, look: 'cat cat--grey' },
]

/** The ways in by weather and vehicle; names, words and links are the menu's. */
export function Categories() {
  const w = useWords(home)
  const entries = allOf(useFrame().menus)
  const found = tiles.flatMap((tile) => {
    const entry = entries.find(({ slug }) => slug === tile.slug)
    return entry ? [{ ...tile, entry }] : []
  })
  if (found.length === 0) return null
  return (
    <section className="section" aria-labelledby="categories">
      <div className="wrap">
        <div className="section__head">
          <h2 id="categories">{w.categories}</h2>
        </div>
        <div className="cats">
          {found.map(({ entry, picture, look, slug }) => (
            <Anchor className={look} href={entry.link ?? '/'} key={slug}>
              <div>
                <h3>{entry.name}</h3>
                <p>{entry.description}</p>
              </div>
              <img src={picture} alt="" width="900" height="900" loading="lazy" />
              <Tread />
            </Anchor>
          ))}
        </div>
      </div>
    </section>
  )
}

function allOf(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...allOf(entry.children)])
}
