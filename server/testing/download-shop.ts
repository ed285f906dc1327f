import { car as carType, van as vanType } from '@pito/contracts/values/vehicle-type'
import { buildApi } from '../src/app.ts'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { saveDownloadCategory, saveDownloadFile } from '../src/downloads/index.ts'
import { startSession } from '../src/platform/sessions/start-session.ts'
import { addCustomer } from './account-shop.ts'
import { insertRow } from './insert-row.ts'
import { aVisit } from './small-shop.ts'
import type { TestPlatform } from './test-platform.ts'
import { testPlatform } from './test-platform.ts'

/**
 * Opens a shop for downloads. Tyre 1 is a friction tyre with ten in stock, tyre 2 a summer tyre with 300, and tyre 3
 * a sold-out friction tyre. A car and a van have the size of these tyres. Aino and Eino are customers, and there is a
 * file in each language.
 */
export async function downloadShop(settings: Record<string, string> = {}) {
  const platform = await testPlatform({ settings })
  await fillCatalogue(platform)
  await addFiles(platform)
  const { app } = await buildApi(platform)
  const permissions = ['downloads', 'news'] as const
  const people = [
    await addCustomer(platform, { email: 'aino@example.fi', permissions }),
    await addCustomer(platform, { email: 'eino@example.fi', permissions }),
  ] as const
  const [aino, eino] = [await tokenOf(platform, people[0].id), await tokenOf(platform, people[1].id)]
  const post = (path: string, payload: object = {}, token: string | null = aino) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      payload,
      headers: { locale: 'en_GB', ...(token && { authorization: `Bearer ${token}` }) },
    })
  const open = (url: string, token: string | null = aino) => {
    const { pathname, search } = new URL(url)
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    return app.inject({ url: pathname + search, headers })
  }
  return { platform, app, aino, eino, ainoId: people[0].id, post, open }
}

export async function tokenOf(platform: TestPlatform, id: string): Promise<string> {
  const visit = aVisit(platform, platform.clock())
  const start = { subject: { kind: 'customer' as const, id } }
  const { accessToken } = await platform.sql.transaction((tx) => startSession(platform, tx, visit, start))
  return accessToken
}

/** Adds a passenger car that needs van tyres, and a van tyre of its size. Returns the id of the tyre. */
export async function addCarOnVanTyres({ pool }: TestPlatform): Promise<number> {
  const size = { width: 215, aspect: 65, diameter: 16, commercial: true }
  const tyre_size_id = await insertRow(pool, 'tyre_size', size)
  const caravelle = { vehicle_type_id: carType, make: 'Volkswagen', model: 'Caravelle', year_from: 2015 }
  const fitted_vehicle_id = await insertRow(pool, 'fitted_vehicle', caravelle)
  await insertRow(pool, 'fitted_vehicle_size', { fitted_vehicle_id, ...size })
  return addTyre(pool, 9, { tyre_size_id, vehicle_type_id: vanType })
}

async function fillCatalogue({ pool }: TestPlatform): Promise<void> {
  await addSmallCatalogue(pool)
  await pool.query("insert into recycling_fee values ('C1', '2020-01-01', 220)")
  await insertRow(pool, 'model', {
    brand_id: 1,
    slug: 'helle-2',
    name: '=Helle; 2',
    season_id: 1,
    vehicle_kind: 'car',
    tyre_class: 'C1',
    segment: 'mid',
  })
  await addTyre(pool, 1, { price_cents: 11_290 })
  await addTyre(pool, 2, { model_id: 2, season_id: 1, price_cents: 9990, recycling_fee_included: false })
  await addTyre(pool, 3, { load_index: 90 })
  await insertRow(pool, 'stock_batch', { tyre_id: 1, dot_year: 2026, dot_week: 7, quantity: 10 })
  await insertRow(pool, 'stock_batch', { tyre_id: 2, dot_year: 2025, dot_week: 48, quantity: 300 })
  const size = { width: 205, aspect: 55, diameter: 16 }
  const car = { vehicle_type_id: carType, make: 'Toyota', model: 'Corolla', year_from: 2019 }
  const van = { vehicle_type_id: vanType, make: 'Volkswagen', model: 'Caddy', year_from: 2004, year_to: 2020 }
  for (const vehicle of [car, van]) {
    const fitted_vehicle_id = await insertRow(pool, 'fitted_vehicle', vehicle)
    await insertRow(pool, 'fitted_vehicle_size', { fitted_vehicle_id, ...size })
  }
}

async function addFiles({ sql, clock }: TestPlatform): Promise<void> {
  await sql.transaction(async (tx) => {
    const categoryId = await saveDownloadCategory(tx, { position: 0, nameFi: 'Oppaat', nameEn: 'Guides' })
    for (const language of ['fi', 'en'] as const)
      await saveDownloadFile(tx, {
        categoryId,
        position: 0,
        fileName: `winter-guide-${language}.pdf`,
        mediaType: 'application/pdf',
        language,
        titleFi: 'Talvirengasopas',
        titleEn: 'Winter tyre guide',
        content: Buffer.from(`%PDF ${language}`),
        updatedAt: clock(),
      })
  })
}
