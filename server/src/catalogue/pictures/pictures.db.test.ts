import sharp from 'sharp'
import { expect, test } from 'vitest'
import { staffShop } from '../../../testing/staff-shop.ts'
import { addSmallCatalogue, addTyre } from '../testing/add-tyre.ts'

const { platform, app, call, tokenOf } = await staffShop()
const { pool } = platform
await addSmallCatalogue(pool)
const tyre = await addTyre(pool, 1)
const owner = await tokenOf('outi')
const reader = await tokenOf('paavo')

const photo = (red: number, { width = 800, height = 600 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 80, b: 40 } } })

async function upload(file: Buffer, { token = owner, query = '', key = crypto.randomUUID() as string } = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/downloads/model-pictures/1${query}`,
    headers: {
      authorization: `Bearer ${token}`,
      locale: 'en_GB',
      'content-type': 'application/octet-stream',
      'idempotency-key': key,
    },
    payload: file,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const pictures = async () => (await call('GET', 'staff/models/1/pictures', undefined, owner)).body.data
const save = (body: object) => call('PUT', 'staff/models/1/pictures', body, owner)
const served = async (address: string) => {
  const answer = await app.inject(address.replace('/600/', '/1800/'))
  return { status: answer.statusCode, metadata: await sharp(answer.rawPayload).metadata() }
}
const shown = async () => (await app.inject(`/api/v1/product/${tyre}/details`)).json().data.images

test('an uploaded picture gets texts from brand and model and is shown first in the shop', async () => {
  const { status, body } = await upload(await photo(10).jpeg().toBuffer())
  expect(status).toBe(200)
  const [added] = body.data.pictures
  expect(added).toMatchObject({ alt_fi: 'Kuura Tuisku 1 -rengas', alt_en: 'Kuura Tuisku 1 tyre' })
  await expect.poll(shown).toMatchObject([{ alt_fi: 'Kuura Tuisku 1 -rengas' }])
  expect((await served(added.address)).metadata).toMatchObject({ width: 600, height: 600 })
})

test('the same file is reported as a duplicate', async () => {
  const { status, body } = await upload(await photo(10).jpeg().toBuffer())
  expect([status, body.errors]).toEqual([422, { file: ['The model already has this picture.'] }])
})

test('an upload that is sent again with its key gets the first response, and a different file is refused', async () => {
  const file = await photo(15).jpeg().toBuffer()
  const first = await upload(file, { key: 'upload-1' })
  expect(first.status).toBe(200)
  expect(await upload(file, { key: 'upload-1' })).toEqual(first)
  const other = await upload(await photo(200).jpeg().toBuffer(), { key: 'upload-1' })
  expect([other.status, other.body.code]).toEqual([409, 'idempotency-key-reused'])
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s is accepted', async (format) => {
  const file = await photo({ jpeg: 20, png: 30, webp: 40 }[format]).toFormat(format).toBuffer()
  expect((await upload(file)).status).toBe(200)
})

test.each([
  ['a PDF', async () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
  ['a TIFF', () => photo(50).tiff().toBuffer()],
  ['half a JPEG', async () => (await photo(50).jpeg().toBuffer()).subarray(0, 900)],
  ['an empty file', async () => Buffer.alloc(0)],
])('%s is refused, whatever its name says', async (_, file) => {
  const before = await pictures()
  const { status, body } = await upload(await file())
  expect([status, body.errors]).toEqual([422, { file: ['The file is not a JPEG, PNG or WebP picture.'] }])
  expect(await pictures()).toEqual(before)
})

test('a file of 25 MB is refused', async () => {
  const { status, body } = await upload(Buffer.alloc(25 * 1024 * 1024))
  expect([status, body.errors]).toEqual([413, { file: ['The picture is larger than 20 MB.'] }])
})

test('a picture whose crop is too small to be sharp is refused', async () => {
  const file = await photo(60).jpeg().toBuffer()
  const { body } = await upload(file, { query: '?x=0&y=0&width=0.2&height=0.2' })
  expect(body.errors.file[0]).toMatch(/less than 300 pixels/)
})

test('a photograph is turned upright, cropped, and loses where it was taken', async () => {
  const left = await photo(200, { width: 400, height: 800 }).png().toBuffer()
  const file = await photo(0, { width: 1200, height: 800 })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '61/1 29/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(file).metadata()).exif).toBeDefined()
  // Upright, the picture is 800 wide and 1200 high, and its former left side is at the top.
  const { body } = await upload(file, { query: '?x=0&y=0&width=0.5&height=0.3333334' })
  const { rows } = await pool.query('select content from uploaded_picture order by id desc limit 1')
  const stored = sharp(rows[0].content)
  const metadata = await stored.metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 400, height: 400 })
  expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined])
  expect((await stored.stats()).channels[0]?.mean).toBeGreaterThan(150)
  expect((await served(body.data.pictures.at(-1).address)).metadata.exif).toBeUndefined()
})

test('the order and the texts are saved, what is left out is deleted, and lists show the first one', async () => {
  const { version, pictures: before } = await pictures()
  const [first, second] = before
  const texts = { alt_fi: 'Kulutuspinta', alt_en: 'Tread' }
  const { body } = await save({
    version,
    pictures: [{ ...second, ...texts }, first].map(({ id, alt_fi, alt_en }) => ({ id, alt_fi, alt_en })),
  })
  expect(body.data.pictures).toEqual([{ ...second, ...texts }, first])
  await expect
    .poll(async () => (await shown()).map(({ alt_en }: { alt_en: string }) => alt_en))
    .toEqual(['Tread', 'Kuura Tuisku 1 tyre'])
  const history = (await call('GET', 'staff/history/model/1', undefined, owner)).body.data
  expect(history[0]).toMatchObject({ action: 'model-pictures-saved', by: 'outi' })
})

test('a picture without an alternative text is not saved', async () => {
  const { version, pictures: before } = await pictures()
  const { status } = await save({ version, pictures: [{ id: before[0].id, alt_fi: ' ', alt_en: 'Tread' }] })
  expect(status).toBe(422)
  expect((await pictures()).pictures).toEqual(before)
})

test('two members of staff who save the same version: the second save is refused', async () => {
  const { version, pictures: before } = await pictures()
  const body = (alt_en: string) => ({ version, pictures: [{ id: before[0].id, alt_fi: 'Kuva', alt_en }] })
  const answers = await Promise.all([save(body('One')), save(body('Other'))])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

/** Pictures of 50 megapixels are made and resized, which takes a while on a busy machine. */
const patience = 180_000

test(
  'a picture of more than 50 megapixels is refused with the reason',
  async () => {
    const most = await photo(80, { width: 10_000, height: 5_000 }).jpeg({ quality: 10 }).toBuffer()
    expect((await upload(most)).status).toBe(200)
    const larger = await photo(80, { width: 10_000, height: 5_001 }).jpeg({ quality: 10 }).toBuffer()
    const { status, body } = await upload(larger)
    expect([status, body.errors.file]).toEqual([
      422,
      ['The picture has more than 50 megapixels. Make it smaller and send it again.'],
    ])
  },
  patience,
)

test('who may only read the catalogue uploads nothing', async () => {
  const { status, body } = await upload(await photo(70).jpeg().toBuffer(), { token: reader })
  expect([status, body.code]).toEqual([403, 'not-allowed'])
})
