import { timePasses } from '@pito/web/testing/time-passes'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { HoldLeft } from './hold-left.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const held = { held_until: '2026-11-24T10:15:00.000Z', seconds_left: 900 }

async function renderHold(appointment: typeof held) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const loader = vi.fn(() => null)
  const { baseElement } = await renderInShop(<HoldLeft appointment={appointment} />, {
    route: { loader },
    loaderData: { page: {} },
  })
  const text = () => baseElement.querySelector('main p')?.textContent
  const announced = () => baseElement.querySelector('main [role=status]')?.textContent
  return { loader, text, announced }
}

test('the minutes go down, and only the fifth and the last one are announced', async () => {
  const { text, announced } = await renderHold(held)
  expect(text()).toBe(
    'The time is held for you until 12:15, for another 15\u00a0min. The time is confirmed when the order is paid.',
  )
  const said: string[] = []
  for (let minute = 0; minute < 15; minute++) {
    const sentence = announced()
    if (sentence) said.push(sentence)
    timePasses(60)
  }
  expect(said).toEqual([
    'Your fitting time is held for only 5 more minutes.',
    'Your fitting time is held for only 1 more minute.',
  ])
})

test('the page loads its data again once the hold has ended, and not before', async () => {
  const { loader } = await renderHold({ ...held, seconds_left: 60 })
  timePasses(60)
  expect(loader).not.toHaveBeenCalled()
  timePasses(2)
  expect(loader).toHaveBeenCalledTimes(1)
  timePasses(60)
  expect(loader).toHaveBeenCalledTimes(1)
})

test('the page loads its data again when the visitor returns to it', async () => {
  const { loader } = await renderHold(held)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => loader).toHaveBeenCalledTimes(1)
})

test('in Finnish the end of the hold is said in Finnish', async () => {
  await renderInShop(<HoldLeft appointment={held} />, { locale: 'fi_FI' })
  const sentence = 'Aika on varattu sinulle klo\u00a012.15 asti, vielä 15\u00a0min.'
  await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
})
