import { Anchor } from '@pito/ui/anchor'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Button, ButtonLink } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { Pager } from '@pito/ui/pager'
import { Tread } from '@pito/ui/tread'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { CmsHtml } from '../content/cms-html.tsx'
import { TyreCard } from '../tyres/cards/tyre-card.tsx'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import { Hyphenated } from '../words/hyphenated.tsx'
import { tyres } from '../words/tyres.ts'
import { landingAddress } from './landing-address.ts'
import type { LandingData, Paged } from './landing-data.ts'
import { landing } from './landing-words.ts'
import type { ModelRowProps } from './model-row.tsx'
import { ModelRow } from './model-row.tsx'

export function LandingPage({ search }: { search?: ReactNode }) {
  const found = useLoaderData<LandingData>()
  return (
    <>
      <LandingBanner found={found} search={search} />
      <Blocks found={found} />
      {found.models !== undefined && <PopularModels found={found} models={found.models} />}
      <PopularTyres found={found} />
    </>
  )
}

function Blocks({ found }: { found: LandingData }) {
  const w = useWords(landing)
  return (
    <section className="section" aria-labelledby="about">
      <div className="wrap blocks">
        <h2 className="vh" id="about">
          {w.about(found.title)}
        </h2>
        {found.blocks.map((html) => (
          <CmsHtml html={html} key={html} />
        ))}
      </div>
    </section>
  )
}

interface PopularModelsProps {
  readonly found: LandingData
  readonly models: Paged<ModelRowProps> | null
}

function PopularModels({ found, models }: PopularModelsProps) {
  const w = useWords(landing)
  return (
    <section className="section section--follows" aria-labelledby="models">
      <div className="wrap">
        <div className="section__head">
          <h2 id="models">{w.models}</h2>
          {models && models.pages > 1 && <p className="small quiet">{w.pageOfModels(models)}</p>}
        </div>
        {models ? <Rows models={models} /> : <NotAnswered />}
        {models && <LandingPager found={found} list="models" paged={models} />}
      </div>
    </section>
  )
}

function Rows({ models }: { models: Paged<ModelRowProps> }) {
  const w = useWords(landing)
  if (models.rows.length === 0) return <Empty title={w.noModels} />
  return (
    <ul className="models">
      {models.rows.map((model) => (
        <li className="model" key={model.id}>
          <ModelRow {...model} />
        </li>
      ))}
    </ul>
  )
}

function PopularTyres({ found }: { found: LandingData }) {
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

const pictureSizes = '(min-width: 64rem) 29rem, 11rem'
const longestBigWord = 10

/**
 * A banner with a very large name and a tyre that is cut off at the lower edge. The pages of seasons and sizes also
 * have the tyre search in it.
 */
function LandingBanner({ found, search }: { found: LandingData; search: ReactNode }) {
  const w = useWords(tyres)
  const { title, maker, lead, picture, crumbs, isSummer } = found
  const isLong = title.split(' ').some((word) => word.length > longestBigWord)
  return (
    <section
      className={search ? 'bhead bhead--finder' : 'bhead'}
      data-season={isSummer ? 'summer' : undefined}
      aria-labelledby="title"
    >
      <div className="bhead__track">
        <Tread />
        {picture && <TyrePicture src={picture} alt="" sizes={pictureSizes} eager />}
      </div>
      <div className="wrap bhead__in">
        <Breadcrumb label={w.path} crumbs={[...crumbs]} here={title} />
        <div className="stack stack--tight">
          {maker && (
            <p className="bhead__maker">
              <Anchor href={maker.href}>{maker.name}</Anchor>
            </p>
          )}
          <h1 id="title" className={isLong ? 'is-long' : undefined}>
            <Hyphenated text={title} />
          </h1>
          <p className="bhead__lead">{lead}</p>
        </div>
        {search ?? <WaysOn found={found} />}
      </div>
    </section>
  )
}

function WaysOn({ found: { list, range, request } }: { found: LandingData }) {
  const w = useWords(landing)
  if (range.tyres === 0) return null
  return (
    <p className="bhead__act">
      <ButtonLink look="go" href={list ?? '#tyres'}>
        {w.show(range.tyres)}
      </ButtonLink>
      {list && (
        <Anchor className="link" href={request.type === 'brand' ? '#models' : '#tyres'}>
          {request.type === 'brand' ? w.models : w.tyres}
        </Anchor>
      )}
    </p>
  )
}

/** Replaces a list that failed to load, with a button to load it again. */
function NotAnswered() {
  const w = useWords(landing)
  const { revalidate, state } = useRevalidator()
  return (
    <Empty title={w.notAnswered}>
      <p>{w.notAnsweredHint}</p>
      <Button className="with-scripts" busy={state === 'loading'} onClick={() => void revalidate()}>
        {w.again}
      </Button>
    </Empty>
  )
}

interface LandingPagerProps {
  readonly found: LandingData
  readonly list: 'page' | 'models'
  readonly paged: Paged<unknown>
}

/** The page has two lists with a pager each. The links of one pager keep the page number of the other list. */
function LandingPager({ found: { request, path }, list, paged }: LandingPagerProps) {
  const w = useWords(landing)
  const href = (number: number) =>
    list === 'page'
      ? `${landingAddress(path, { ...request, page: number })}#tyres`
      : `${landingAddress(path, { ...request, modelsPage: number })}#models`
  return (
    <Pager
      page={paged.page}
      pages={paged.pages}
      href={href}
      label={list === 'page' ? w.pagesOfTyres : w.pagesOfModels}
      previousLabel={w.previous}
      nextLabel={w.next}
      pageLabel={w.pageNumber}
    />
  )
}
