import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { Viewer } from './viewer.tsx'

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`

const slides = [
  { src: drawing(600, 600), alt: 'From the side' },
  { src: drawing(900, 300), alt: 'From the front' },
  { src: drawing(450, 660), alt: 'The label', label: true as const },
]

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Viewer slides={slides} first={1} onClose={() => setOpen(false)} />}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog')
const picture = dialog.getByRole('img')

async function open(locale: 'fi_FI' | 'en_GB' = 'en_GB') {
  const rendered = await renderInShop(<Page />, { locale })
  await opener.click()
  await expect.element(dialog.getByText(/ 2 \/ 3$/)).toBeVisible()
  return rendered
}

const namesOfButtons = () =>
  dialog
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'))
    .toSorted()

test('the viewer names itself and its buttons in the language of the page', async () => {
  const thumbnails = slides.map(({ alt }) => alt)
  const { unmount } = await open('fi_FI')
  await expect.element(dialog).toHaveAccessibleName('Kuvat koko näytöllä')
  const finnish = ['Sulje', 'Lähennä tai loitonna', 'Edellinen kuva', 'Seuraava kuva']
  expect(namesOfButtons()).toEqual([...finnish, ...thumbnails].toSorted())
  await unmount()
  await open('en_GB')
  await expect.element(dialog).toHaveAccessibleName('Pictures on the full screen')
  const english = ['Close', 'Zoom in or out', 'Previous picture', 'Next picture']
  expect(namesOfButtons()).toEqual([...english, ...thumbnails].toSorted())
  expect(dialog.element().querySelectorAll('[aria-roledescription], [role=dialog]')).toHaveLength(0)
})

test('arrows, Home, End and the thumbnails change the picture', async () => {
  await open()
  await expect.element(picture).toHaveAccessibleName('From the front')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(picture).toHaveAccessibleName('The label')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(picture).toHaveAccessibleName('From the side')
  await userEvent.keyboard('{End}')
  await expect.element(picture).toHaveAccessibleName('The label')
  await userEvent.keyboard('{Home}')
  await expect.element(picture).toHaveAccessibleName('From the side')
  const second = dialog.getByRole('button', { name: 'From the front' })
  await second.click()
  await expect.element(picture).toHaveAccessibleName('From the front')
  await expect.element(second).toHaveAttribute('aria-current', 'true')
})

test('a picture keeps its proportions and is enlarged five times at most', async () => {
  await open()
  const box = () => picture.element().getBoundingClientRect()
  const { width, height } = box()
  expect(width / height).toBeCloseTo(3, 1)
  await userEvent.keyboard('-')
  expect(box().width).toBe(width)
  await userEvent.keyboard('+++++++')
  await expect.poll(() => Math.round(box().width / width)).toBe(5)
  await userEvent.keyboard('0')
  await expect.poll(() => box().width).toBe(width)
})

test('the strip of thumbnails has room for an odd number of whole pictures', async () => {
  await open()
  const strip = document.querySelector<HTMLElement>('.pswp__thumbnails')
  for (const [width, room] of [
    [1300, 990],
    [1100, 770],
    [800, 550],
    [600, 330],
    [400, 110],
  ] as const) {
    await page.viewport(width, 800)
    await expect.poll(() => strip?.offsetWidth).toBe(room)
    expect(strip?.querySelector('button')?.offsetWidth).toBe(110)
  }
})

test('on any screen the whole picture is seen below the bar', async () => {
  await open()
  await userEvent.keyboard('{End}')
  await expect.element(picture).toHaveAccessibleName('The label')
  for (const [width, height] of [
    [1280, 720],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.viewport(width, height)
    await expect.element(picture).toBeInViewport({ ratio: 1 })
    const bar = document.querySelector<HTMLElement>('.pswp__top-bar')?.offsetHeight ?? height
    await expect.poll(() => picture.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bar)
  }
})

test('Esc and the close button close the viewer and return the focus', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('no key is handled any more after the page is left with the viewer open', async () => {
  const { unmount } = await open()
  await unmount()
  const press = new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true })
  expect(document.dispatchEvent(press)).toBe(true)
})

test('the zoom of the browser is left to its keys', async () => {
  await open()
  const press = new KeyboardEvent('keydown', { key: '+', ctrlKey: true, cancelable: true })
  expect(document.dispatchEvent(press)).toBe(true)
})
