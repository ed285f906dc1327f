import { saveModelPictures } from '@pito/contracts/staff-pictures'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import ModelPictures, { clientAction } from './model-pictures.tsx'

const staff = { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights: ['edit-catalogue'] }
const model = { id: 3, version: 2, brand: 'Kuura', name: 'Tuisku 1', link: '/brand/kuura', articles: 1 }
const address = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const pictures = [
  { id: 7, address, alt_fi: 'Rengas', alt_en: 'Tyre' },
  { id: 8, address, alt_fi: 'Pinta', alt_en: 'Tread' },
]

const stored = { version: 2, model: 'Kuura Tuisku 1', rendered: null, pictures }

function open(loaded: object = { data: { data: stored }, failure: null }) {
  const office = {
    id: 'office',
    loader: () => ({ staff }),
    children: [
      {
        path: '/models/:id/pictures',
        Component: ModelPictures,
        loader: () => ({ model, pictures: loaded }),
        action: clientAction,
      },
    ],
  }
  return renderInOffice([office] as never, { address: '/models/3/pictures' })
}

/** A picture of 400 by 600 pixels, as a file. */
async function portrait(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 600 })
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return new File([blob ?? ''], name, { type: 'image/png' })
}
const chooser = page.getByLabelText(/Choose files/)

/** Chooses files in the page itself, because 25 MB take long on their way from the test to the browser. */
function choose(files: readonly File[]): void {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const input = chooser.element() as HTMLInputElement
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('the order is changed by keyboard and saved with the texts', async () => {
  const sent: unknown[] = []
  stubApi().on(saveModelPictures, (input) => {
    sent.push(input)
    return {}
  })
  await open()
  const down = page.getByRole('button', { name: 'Move Picture 1 down' })
  await expect.element(down).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  down.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('You have unsaved changes.').first()).toBeVisible()
  await page.getByLabelText('Alternative text in English').first().fill('Tread close up')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        version: 2,
        pictures: [
          { id: 8, alt_fi: 'Pinta', alt_en: 'Tread close up' },
          { id: 7, alt_fi: 'Rengas', alt_en: 'Tyre' },
        ],
      },
    ])
})

test('files that are no pictures or too large are refused with a reason for each', async () => {
  await open()
  await expect.element(chooser).toBeInTheDocument()
  const large = new File([new Uint8Array(25 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' })
  const pdf = new File(['%PDF'], 'leaflet.pdf', { type: 'application/pdf' })
  choose([large, pdf])
  await expect.element(page.getByText('The picture is larger than 20 MB.')).toBeVisible()
  await expect.element(page.getByText('The file is not a JPEG, PNG or WebP picture.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Upload/ })).not.toBeInTheDocument()
})

test('a text file that is named like a picture gets its sentence instead of a broken picture', async () => {
  await open()
  await expect.element(chooser).toBeInTheDocument()
  choose([new File(['This is no picture.'], 'tread.jpg', { type: 'image/jpeg' })])
  await expect.element(page.getByText('The file is not a JPEG, PNG or WebP picture.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Upload/ })).not.toBeInTheDocument()
  expect(document.querySelector('main img[src^="data:image/jpeg"]')).toBeNull()
})

test('a picture is uploaded with the largest square of it, and a refusal of the server is shown', async () => {
  const answers = [
    Response.json({ errors: { file: ['The model already has this picture.'] } }, { status: 422 }),
    Response.json({ success: 1, data: {} }),
  ]
  const fetched = vi.fn((_address: string) => Promise.resolve(answers.shift() ?? Response.error()))
  vi.stubGlobal('fetch', fetched)
  await open()
  await chooser.upload(await portrait('tread.png'))
  const send = page.getByRole('button', { name: 'Upload picture tread.png' })
  await expect.element(send).not.toHaveAttribute('aria-disabled', 'true')
  await send.click()
  await expect.element(page.getByText('The model already has this picture.')).toBeVisible()
  const { searchParams, pathname } = new URL(String(fetched.mock.calls[0]?.[0]), location.origin)
  expect(pathname).toBe('/downloads/model-pictures/3')
  expect(Number(searchParams.get('width'))).toBeCloseTo(1)
  expect(Number(searchParams.get('height'))).toBeCloseTo(400 / 600)
  expect(Number(searchParams.get('y'))).toBeCloseTo(1 / 6)
  await send.click()
  await expect.element(send).not.toBeInTheDocument()
})

test('without the list of pictures new ones can be sent, and the list can be loaded again', async () => {
  await open({ data: null, failure: { requestId: 'c0ffee', offline: false } })
  await expect.element(page.getByText('The pictures could not be loaded.')).toBeVisible()
  await expect.element(page.getByText('c0ffee')).toBeVisible()
  await expect.element(chooser).toBeInTheDocument()
})
