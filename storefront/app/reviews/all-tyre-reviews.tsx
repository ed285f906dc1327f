import { Anchor } from '@pito/ui/anchor'
import './tyre-reviews.css'
import { getProductDetails } from '@pito/contracts/catalogue'
import { getProductReviews } from '@pito/contracts/reviews'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf, locales } from '@pito/contracts/values/locale'
import { Icon } from '@pito/ui/icon'
import { Pager } from '@pito/ui/pager'
import type { Api } from '@pito/web/api/api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { data, useLoaderData } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import type { MetaArgs } from '../page/page-meta.ts'
import { documentTitle, notIndexed } from '../page/page-meta.ts'
import { tyreIdOf } from '../tyres/tyre-address.ts'
import { ReviewList } from './review-list.tsx'
import { reviews as reviewWords } from './reviews-words.ts'
import { tyreReviews } from './tyre-reviews-words.ts'
import { VerifiedNotice } from './verified-notice.tsx'

const load = page(async (api: Api, { params, url, locale }: PageRequest) => {
  const id = tyreIdOf(params.productid)
  const number = pageIn(url)
  if (!id || number === null) throw data(null, 404)
  const chosen = choiceIn(url)
  const [{ data: details }, answer] = await Promise.all([
    api(getProductDetails, { id, without: 'products' }),
    api(getProductReviews, {
      id,
      page: number,
      locale: chosen.language ? locales.find((each) => languageOf(each) === chosen.language) : undefined,
      stars: chosen.stars ?? undefined,
    }),
  ])
  const { data: rows, total, page: shown, last_page: pages, mean, by_stars, by_locale } = answer
  if (mean === null || shown > pages) throw data(null, 404)
  const back = details[`link_${languageOf(locale)}`]
  return {
    id,
    name: details.name,
    back,
    rows,
    page: shown,
    pages,
    total,
    by_stars,
    by_locale,
    ...chosen,
  }
})
type LoadedReviews = Awaited<ReturnType<typeof load.onServer>>

export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { cacheBy: ['page', 'stars', 'language'] }

export function meta(args: MetaArgs & { readonly loaderData?: LoadedReviews | undefined }) {
  const { loaderData } = args
  return loaderData ? [{ title: documentTitle(args, loaderData.name) }, notIndexed] : []
}

/** Returns the page number of the URL, or null if it is invalid. */
function pageIn({ searchParams }: URL): number | null {
  const text = searchParams.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
}

interface Choice {
  readonly stars: number | null
  readonly language: Language | null
}

/** Reads the chosen stars and language from the URL. Unknown values are ignored. */
function choiceIn({ searchParams }: URL): Choice {
  const stars = searchParams.get('stars') ?? ''
  const language = searchParams.get('language')
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    language: language === 'fi' || language === 'en' ? language : null,
  }
}

function addressOf(id: number | string, { stars, language }: Choice, page = 1): string {
  const query = new URLSearchParams({
    ...(stars && { stars: String(stars) }),
    ...(language && { language }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/tyre-reviews/${id}?${query}` : `/tyre-reviews/${id}`
}

/** Shows the reviews of a tyre's model, page by page, by stars and by language. */
export default function TyreReviewsPage() {
  const w = useWords(tyreReviews)
  const loaded = useLoaderData<LoadedReviews>()
  const { id, name, back, rows, page: shown, pages, total, language, by_locale } = loaded
  const own = useLocale()
  const withoutText = counted(loaded) - total
  const hasOwn = by_locale.some(({ locale, reviews }) => locale === own && reviews > 0)
  const { noneInOwnLanguage } = useWords(reviewWords)
  return (
    <div className="wrap section reviews__in">
      <p>
        <Anchor className="link" href={back}>
          <Icon name="left" /> {w.back}
        </Anchor>
      </p>
      <h1>{w.titleOf(name)}</h1>
      <VerifiedNotice />
      <Choices {...loaded} />
      {withoutText > 0 && <p className="quiet">{w.withoutText(withoutText)}</p>}
      {rows.length > 0 && !language && !hasOwn && <p className="quiet">{noneInOwnLanguage}</p>}
      <ReviewList rows={rows} level={2} isSplit={!language} />
      <Pager
        page={shown}
        pages={pages}
        href={(number) => addressOf(id, loaded, number)}
        label={w.pages}
        previousLabel={w.previous}
        nextLabel={w.next}
        pageLabel={w.page}
      />
    </div>
  )
}

/** Returns the number of reviews with the chosen stars, also of those without a text. */
function counted({ stars, by_stars }: Pick<LoadedReviews, 'stars' | 'by_stars'>): number {
  return by_stars.reduce((sum, each) => (!stars || each.stars === stars ? sum + each.reviews : sum), 0)
}

/** Links to the reviews with each number of stars and in each language, with their numbers. */
function Choices({ id, stars, language, by_stars, by_locale }: LoadedReviews) {
  const w = useWords(tyreReviews)
  const withAnyStars = counted({ by_stars, stars: null })
  const inAll = by_locale.reduce((sum, each) => sum + each.reviews, 0)
  return (
    <>
      <nav aria-label={w.byStars}>
        <ul className="reviews__choices">
          <ChoiceLink href={addressOf(id, { stars: null, language })} isChosen={!stars} count={withAnyStars}>
            {w.allStars}
          </ChoiceLink>
          {by_stars.map((each) => (
            <ChoiceLink
              key={each.stars}
              href={addressOf(id, { stars: each.stars, language })}
              isChosen={stars === each.stars}
              count={each.reviews}
            >
              {w.starsOf(each.stars)}
            </ChoiceLink>
          ))}
        </ul>
      </nav>
      <nav aria-label={w.byLanguage}>
        <ul className="reviews__choices">
          <ChoiceLink href={addressOf(id, { stars, language: null })} isChosen={!language} count={inAll}>
            {w.allLanguages}
          </ChoiceLink>
          {by_locale.map(({ locale, reviews: count }) => (
            <ChoiceLink
              key={locale}
              href={addressOf(id, { stars, language: languageOf(locale) })}
              isChosen={language === languageOf(locale)}
              count={count}
            >
              {w[languageOf(locale)]}
            </ChoiceLink>
          ))}
        </ul>
      </nav>
    </>
  )
}

interface ChoiceLinkProps {
  readonly href: string
  readonly isChosen: boolean
  readonly count: number
  readonly children: ReactNode
}

/** A choice without any reviews is text, because its page would be empty. */
function ChoiceLink({ href, isChosen, count, children }: ChoiceLinkProps) {
  const content = (
    <>
      {children} <span className="num">{count}</span>
    </>
  )
  return (
    <li>
      {count > 0 || isChosen ? (
        <Anchor className="chip" href={href} aria-current={isChosen || undefined} preventScrollReset>
          {content}
        </Anchor>
      ) : (
        <span className="chip reviews__empty">{content}</span>
      )}
    </li>
  )
}
