import { searchDealers } from '@pito/contracts/dealers'
import { searchPlaces } from '@pito/contracts/places'
import { stubApi } from '@pito/web/testing/stub-api'
import type { ComponentType } from 'react'
import { createElement, lazy } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { foundDealer } from '../../testing/dealer.ts'
import { tampere } from '../../testing/place.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import type { PlaceBoxProps } from './place-box.tsx'
import { PointsFinder } from './points-finder.tsx'

const box = vi.hoisted(() => ({ Lazy: null as unknown as ComponentType<PlaceBoxProps> }))

// The code of the suggestions is loaded once in a document, so each test gets a lazy component of its own.
vi.mock('./lazy-place-box.tsx', () => ({
  LazyPlaceBox: (props: PlaceBoxProps) => createElement(box.Lazy, props),
}))

const field = page.getByLabelText('Address or postcode')
const input = () => field.element() as HTMLInputElement
const distance = page.getByLabelText('Distance')
const suggestions = page.getByRole('listbox')

/** Lets the code of the suggestions arrive. */
let release = () => {}

beforeEach(async () => {
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { PlaceBox } = await import('./place-box.tsx')
  box.Lazy = lazy(() => released.then(() => ({ default: PlaceBox })))
  stubApi()
    .on(searchPlaces, () => [tampere])
    .on(searchDealers, foundDealer)
  await renderInShop(<PointsFinder radiusAfterClearing={100} />)
  await field.click()
  await expect.element(field).not.toHaveAttribute('role')
})

test('the selected text stays selected when the suggestions arrive', async () => {
  await userEvent.keyboard('00510')
  input().select()
  release()
  await expect.element(field).toHaveAttribute('role', 'combobox')
  await userEvent.keyboard('3')
  await expect.element(field).toHaveValue('3')
})

test('the cursor stays inside the text when the suggestions arrive', async () => {
  await userEvent.keyboard('0510')
  input().setSelectionRange(1, 1)
  release()
  await expect.element(field).toHaveAttribute('role', 'combobox')
  await userEvent.keyboard('0')
  await expect.element(field).toHaveValue('00510')
})

test('the focus does not return to a field that the visitor has left', async () => {
  await userEvent.keyboard('00510')
  distance.element().focus()
  release()
  await expect.element(field).toHaveAttribute('role', 'combobox')
  await expect.element(distance).toHaveFocus()
  await expect.element(field).toHaveValue('00510')
  await expect.element(suggestions).not.toBeInTheDocument()
})

test('characters that are typed while the suggestions arrive keep their order', async () => {
  const typed = Array.from({ length: 60 }, (_, place) => String(place % 10)).join('')
  // Each character is typed in a task of its own, without waiting until the one before is rendered.
  for (const character of typed) {
    document.execCommand('insertText', false, character)
    await new Promise((resolve) => setTimeout(resolve))
    if (input().value.length === 20) release()
  }
  await expect.element(field).toHaveAttribute('role', 'combobox')
  await expect.element(field).toHaveValue(typed)
})
