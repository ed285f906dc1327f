import type { Locale } from '@pito/contracts/values/locale'
import { useLocation } from 'react-router'
import type { ListOptions } from '../app/tyres/filters/list-options.ts'
import { noOptions } from '../app/tyres/filters/list-options.ts'
import { leftOutOfPage } from '../app/tyres/list/left-out.ts'
import { listAddress } from '../app/tyres/list/list-address.ts'
import { listOfAddress } from '../app/tyres/list/list-of-address.ts'
import { emptyList } from '../app/tyres/list/list-state.ts'
import { ListPage } from '../app/tyres/list-page.tsx'
import { listedFirst } from '../app/tyres/listed-first.ts'
import type { ListData } from '../app/tyres/load-list.ts'
import { withListOnScreenAsFallback } from '../app/tyres/results/list-on-screen.ts'
import type { TyreCardData } from '../app/tyres/tyre-card-data.ts'
import { renderInShop } from './render-in-shop.tsx'
import { tyreCard } from './tyre-card.ts'

interface ListOptionsOfTest {
  readonly address: string
  readonly locale?: Locale
  /** The day for which the page is rendered. */
  readonly today?: string
  /** The tyres of the list. By default the list has three. */
  readonly tyres?: readonly TyreCardData[]
  readonly facets?: Partial<ListOptions['facets']>
  readonly price?: ListOptions['price']
  readonly sizes?: ListOptions['sizes']
  readonly lastPage?: number
  /** The vehicle for which tyres are listed, chosen by make, model and year, and the next question about it. */
  readonly car?: ListData['car']
  readonly guide?: ListData['guide']
  readonly plate?: ListData['plate']
  readonly approvedSize?: ListData['approvedSize']
  readonly understood?: ListData['understood']
  readonly optionsFailure?: ListData['optionsFailure']
  /** Changes what the loader returns after the first list. It may also wait or fail. */
  readonly load?: (data: ListData) => ListData | Promise<ListData>
}

const threeTyres = [1, 2, 3].map((id) => tyreCard({ id, model: `Model ${id}` }))

/** Renders the page of a tyre list. Its loader returns the list at the current URL without asking the API. */
export function renderList(options: ListOptionsOfTest) {
  const { address, locale, today, load = (data: ListData) => data } = options
  const at = (url: URL) => listData(url, options)
  return renderInShop(
    <>
      <ListPage />
      <CurrentAddress />
    </>,
    {
      address,
      ...(locale && { locale }),
      ...(today && { today }),
      route: {
        loader: ({ request }) => withListOnScreenAsFallback(async () => load(at(new URL(request.url)))),
      },
      loaderData: { page: at(new URL(address, location.origin)) },
    },
  )
}

function CurrentAddress() {
  const { pathname, search } = useLocation()
  return <output aria-label="URL">{pathname + decodeURIComponent(search)}</output>
}

function listData(url: URL, options: ListOptionsOfTest): ListData {
  const { tyres = threeTyres, facets, price, sizes, lastPage = 1, car = null, guide = null } = options
  const { plate = null, optionsFailure = null, approvedSize, understood = null } = options
  const state = listOfAddress(url) ?? emptyList(null)
  return {
    state,
    tyres: tyres.map((tyre) => ({ tyre, fullSet: null, eager: false })),
    total: lastPage * tyres.length,
    lastPage,
    perPage: tyres.length,
    options: {
      ...noOptions,
      facets: { ...noOptions.facets, ...facets },
      ...(price && { price }),
      ...(sizes && { sizes }),
    },
    optionsFailure,
    plate,
    approvedSize,
    understood,
    car,
    guide,
    point: null,
    addresses: { fi: listAddress(state, 'fi'), en: listAddress(state, 'en') },
    failure: null,
    ...listedFirst(state, 'winter', null),
    leftOut: leftOutOfPage(url.searchParams, state),
  }
}
