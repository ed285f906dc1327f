import { getCheckoutDraft, saveCheckoutDraft } from '@pito/contracts/checkout-draft'
import { stubApi } from '@pito/web/testing/stub-api'
import { useRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { useDraft } from './use-draft.ts'

const field = page.getByLabelText('First name')

function Form() {
  const form = useRef<HTMLFormElement>(null)
  useDraft(form, true, () => undefined)
  return (
    <form ref={form}>
      <input aria-label="First name" name="billing_details.first_name" />
      <input aria-label="Note" name="order_note" />
    </form>
  )
}

function stubDraft() {
  const saved: unknown[] = []
  const api = stubApi().on(saveCheckoutDraft.anonymous, ({ details }) => {
    saved.push(details['billing_details.first_name'])
    return { held_until: null, seconds_left: null }
  })
  return { saved, on: api.on }
}

test('a pause in typing stores the draft once, without leaving the field', async () => {
  const { saved } = stubDraft()
  await renderInShop(<Form />)
  await userEvent.type(field, 'Aino')
  await expect.poll(() => saved).toEqual(['Aino'])
  await expect.element(field).toHaveFocus()
})

test.each(['beforeunload', 'pagehide'])('a draft that waits for a pause is stored at %s', async (leaving) => {
  const { saved } = stubDraft()
  const { rerender } = await renderInShop(<Form />)
  await userEvent.type(field, 'Aino')
  window.dispatchEvent(new Event(leaving))
  expect(saved).toEqual(['Aino'])
  window.dispatchEvent(new Event('pagehide'))
  expect(saved).toEqual(['Aino'])
  await userEvent.type(field, ' M')
  await rerender(null)
  await expect.poll(() => saved).toEqual(['Aino', 'Aino M'])
})

test('a reloaded form reads the draft once more, and leaves fields that were changed meanwhile', async () => {
  const asked = Promise.withResolvers<void>()
  stubDraft().on(getCheckoutDraft.anonymous, async () => {
    await asked.promise
    return { details: { 'billing_details.first_name': 'Stored', order_note: 'Ring the bell' } }
  })
  const navigation = vi.spyOn(performance, 'getEntriesByType')
  navigation.mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry])
  onTestFinished(() => navigation.mockRestore())
  await renderInShop(<Form />)
  await userEvent.type(field, 'Aino')
  asked.resolve()
  await expect.element(page.getByLabelText('Note')).toHaveValue('Ring the bell')
  await expect.element(field).toHaveValue('Aino')
})
