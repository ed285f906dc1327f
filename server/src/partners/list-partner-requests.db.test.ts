import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertRow } from '../../testing/insert-row.ts'
import { staffShop } from '../../testing/staff-shop.ts'

const { platform, call, tokenOf } = await staffShop()
const kirsi = await tokenOf('kirsi')
const owner = await tokenOf('outi')

const add = (name: string, request_from: string, created_at: string) => {
  const id = randomUUID()
  const contact = { country_code: '358', contact_number: '0401234567', email: 'reijo@example.fi' }
  const texts = { location: 'Tampere', comment: 'Two bays.', locale: 'fi_FI' }
  return insertRow(platform.pool, 'partner_request', {
    id,
    name,
    request_from,
    created_at,
    ...contact,
    ...texts,
  }).then(() => id)
}
const list = async (query: string) =>
  (await call('GET', `staff/partner-requests?${query}`, undefined, kirsi)).body.data

test('requests are filtered, searched and sorted, and name the first who handled them', async () => {
  await add('Raija Rengas', 'tyre-shop', '2026-11-18T10:00:00Z')
  const id = await add('Reijo Korjaamo', 'garage', '2026-11-19T10:00:00Z')
  for (const token of [kirsi, owner])
    expect((await call('POST', `staff/partner-requests/${id}/handled`, {}, token)).body.data.handled_by).toBe(
      'kirsi',
    )
  const names = async (query: string) => (await list(query)).map(({ name }: { name: string }) => name)
  expect(await names('')).toEqual(['Reijo Korjaamo', 'Raija Rengas'])
  expect(await names('sort=name')).toEqual(['Raija Rengas', 'Reijo Korjaamo'])
  expect(await names('handled=0')).toEqual(['Raija Rengas'])
  expect(await names('request_from=garage')).toEqual(['Reijo Korjaamo'])
  expect(await names('search=raija')).toEqual(['Raija Rengas'])
  expect(await list('handled=1')).toMatchObject([{ name: 'Reijo Korjaamo', handled_by: 'kirsi' }])
})
