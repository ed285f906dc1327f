import { Anchor } from '@pito/ui/anchor'
import { useFrame } from '../../frame/use-frame.ts'
import { home } from '../../words/home.ts'
import { useWords } from '../../words.ts'

export function BrandGrid() {
  const w = useWords(home)
  const groups = useFrame().menus.flatMap(({ children }) => children)
  const brands = groups.find(({ kind }) => kind === 'brand')?.children ?? []
  if (brands.length === 0) return null
  return (
    <section className="section section--follows" aria-labelledby="brands">
      <div className="wrap">
        <div className="section__head">
          <h2 id="brands">{w.brands}</h2>
        </div>
        <div className="brands">
          {brands.map(({ name, link }) => (
            <Anchor href={link ?? '/'} key={name}>
              {name}
            </Anchor>
          ))}
        </div>
      </div>
    </section>
  )
}
