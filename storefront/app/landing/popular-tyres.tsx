import { ButtonLink } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { useWords } from '@pito/web/words/words'
import { TyreCard } from '../tyres/cards/tyre-card.tsx'
import { landingAddress } from './landing-address.ts'
import type { LandingData } from './landing-data.ts'
import { LandingPager } from './landing-pager.tsx'
import { landing } from './landing-words.ts'
import { NotAnswered } from './not-answered.tsx'

export function PopularTyres({ found }: { found: LandingData }) {
  const w = useWords(landing)
  const { tyres, list, finder, range } = found
  return (
    <section className="section section--follows" aria-labelledby="tyres">
      <div className="wrap">
        <div className="section__head">
          <h2 id="tyres">{w.tyres}</h2>
          {tyres && tyres.pages > 1 && <p className="small quiet">{w.pageOfTyres(tyres)}</p>}
        </div>
        <ShownModel found={found} />
        <Cards found={found} />
        {tyres && <LandingPager found={found} list="page" paged={tyres} />}
        {finder && list && range.tyres > 0 && (
          <p className="landing__all">
            <ButtonLink href={list}>{w.show(range.tyres)}</ButtonLink>
          </p>
        )}
      </div>
    </section>
  )
}

function Cards({ found: { tyres } }: { found: LandingData }) {
  const w = useWords(landing)
  if (!tyres) return <NotAnswered />
  if (tyres.rows.length === 0)
    return (
      <Empty title={w.noTyres}>
        <p>{w.noTyresHint}</p>
      </Empty>
    )
  return (
    <ul className="tyregrid">
      {tyres.rows.map((card) => (
        <li className="cardbox" key={card.tyre.id}>
          <TyreCard {...card} />
        </li>
      ))}
    </ul>
  )
}

/** If the page of a size is narrowed to one model, shows the model's name and a link back to all models. */
function ShownModel({ found: { request, path, shownModel } }: { found: LandingData }) {
  const w = useWords(landing)
  if (shownModel === null) return null
  const all = landingAddress(path, { ...request, brand: undefined, model: undefined, page: 1 })
  return (
    <p className="landing__shown row">
      <b>{w.only(shownModel)}</b>
      <ButtonLink look="link" href={`${all}#tyres`}>
        {w.showEvery}
      </ButtonLink>
    </p>
  )
}
