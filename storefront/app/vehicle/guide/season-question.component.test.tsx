import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderList } from '../../../testing/render-list.tsx'
import { vehicle } from '../../../testing/vehicle.ts'
import { noCar } from '../find-car.ts'
import { nameOf } from '../known-vehicle.ts'
import { storeAnswer } from './answer.tsx'

const car = {
  vehicle: { ...vehicle(), lists: [2] as const },
  chosen: noCar,
  choices: { makes: [], models: [], years: [] },
}
const guide = { question: 'season', unapproved: null, sizes: [], recommended: null } as const
const list = {
  address: '/tyres?make=Toyota&model=Corolla&year=2021',
  facets: { tyre_season: 'Summer:3,Winter Friction:2,Winter Studded:4,All Season:1' },
  car,
  guide,
}
const required = {
  fi_FI: /talvirenkaat ovat pakolliset, kun sää tai keli sitä edellyttää, ja nastarenkaat ovat sallittuja/,
  en_GB:
    /winter tyres are required when the weather or the road requires them, and studded tyres are allowed/,
}
const restricted = {
  fi_FI: /Nastarenkaita saa nyt käyttää vain, kun sää tai keli sitä edellyttää/,
  en_GB: /Studded tyres may now be used only when the weather or the road requires them/,
}
const names = {
  fi_FI: { list: 'Kausi', Summer: 'Kesä', Winter: 'Talvi', now: 'Nyt ajankohtainen' },
  en_GB: { list: 'Season', Summer: 'Summer', Winter: 'Winter', now: 'In season now' },
}

for (const locale of ['fi_FI', 'en_GB'] as const)
  test.each([
    ['2026-03-01', 'Summer', required],
    ['2026-03-31', 'Summer', required],
    ['2026-04-01', 'Summer', restricted],
    ['2026-08-31', 'Summer', restricted],
    ['2026-09-01', 'Winter', restricted],
    ['2026-10-31', 'Winter', restricted],
    ['2026-11-01', 'Winter', required],
    ['2027-02-28', 'Winter', required],
  ] as const)(`on %s %s is marked, with the law, in ${locale}`, async (today, season, law) => {
    await renderList({ ...list, locale, today })
    const words = names[locale]
    const own = page.getByRole('list', { name: words.list, exact: true }).getByRole('listitem').first()
    await expect.element(own.getByText(words[season], { exact: true })).toBeVisible()
    await expect.element(own.getByText(new RegExp(words.now))).toBeVisible()
    await expect.element(page.getByText(new RegExp(words.now))).toHaveLength(1)
    await expect.element(page.getByText(law[locale])).toBeVisible()
  })

const changed = { ...list, address: `${list.address}&previous_answer=winter`, today: '2026-11-26' }

test('the answer in the URL is marked until the visitor gives another one', async () => {
  await renderList(changed)
  const current = page.getByRole('link', { name: /your answer/ })
  await expect.element(current).toMatchTextContent(/^Winter.*\(your answer\)$/)
})

test('after the visitor goes back, the last answer is marked and not the older one in the URL', async () => {
  storeAnswer(nameOf(car.vehicle), 'season', 'summer')
  await renderList(changed)
  const current = page.getByRole('link', { name: /your answer/ })
  await expect.element(current).toMatchTextContent(/^Summer.*\(your answer\)$/)
  await expect.element(current).toHaveLength(1)
})

test('a filter removes the answer that was about to be changed from the URL', async () => {
  await renderList({ ...changed, facets: { ...list.facets, brand: 'Aeolus:3' } })
  await page.getByRole('checkbox', { name: /^Aeolus/ }).click()
  const address = page.getByRole('status', { name: 'URL' })
  await expect.element(address).toHaveTextContent('/tyres?brand=Aeolus&make=Toyota&model=Corolla&year=2021')
})

test('winter is the sum of friction and studded tyres, and can be narrowed to either', async () => {
  await renderList({ ...list, today: '2026-11-26' })
  const winter = page.getByRole('list', { name: 'Season', exact: true }).getByRole('listitem').first()
  await expect.element(winter.getByText(/^6 tyres/)).toBeVisible()
  const links = winter.getByRole('link').all()
  expect(
    links.map((link) => new URL((link.element() as HTMLAnchorElement).href).searchParams.get('tyre_season')),
  ).toEqual(['Winter Friction,Winter Studded', 'Winter Friction', 'Winter Studded'])
})

test('studdable tyres count as winter tyres, which a sentence says', async () => {
  const facets = { tyre_season: `${list.facets.tyre_season},Winter Studdable:2` }
  await renderList({ ...list, facets, today: '2026-11-26' })
  await expect.element(page.getByText(/^8 tyres/)).toBeVisible()
  await expect.element(page.getByText('Winter includes studdable tyres.')).toBeVisible()
  const winter = page.getByRole('list', { name: 'Season', exact: true }).getByRole('listitem').first()
  const link = winter.getByRole('link').first().element() as HTMLAnchorElement
  expect(new URL(link.href).searchParams.get('tyre_season')).toBe(
    'Winter Friction,Winter Studded,Winter Studdable',
  )
})
