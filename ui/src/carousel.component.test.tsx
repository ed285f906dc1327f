import './carousel.css'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { timePasses } from '@pito/web/testing/time-passes'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel } from './carousel.tsx'

const words = { kind: 'carousel', pause: 'Stop', play: 'Start', previous: 'Previous', next: 'Next' }
const offers = page.getByRole('region', { name: 'Offers' })
const place = () => document.querySelector('.carousel__place')

const leaveFocus = () => (document.activeElement as HTMLElement).blur()
/**
 * The seconds for which an item is shown. They are far more than assertions poll for, because each poll advances the
 * faked timers.
 */
const period = 60

/**
 * Renders a carousel and returns a spy on `scrollTo`. The spy is needed because smooth scrolling reaches the next
 * item only later.
 */
async function renderOffers() {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo')
  // Only the timer of the carousel is faked; scrolling and rendering run in real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await render(
    <>
      <Carousel label="Offers" words={words} milliseconds={period * 1000}>
        {['first', 'second', 'third'].map((name) => (
          <li key={name}>
            <a href="#offer">The {name} offer</a>
          </li>
        ))}
      </Carousel>
      <p>Elsewhere</p>
    </>,
  )
  await expect.poll(() => place()?.textContent).toBe('1 / 3')
  return scrollTo
}

beforeEach(async () => {
  await page.viewport(360, 760)
  await userEvent.unhover(document.body)
  return () => vi.useRealTimers()
})

test('the offers move on after each period, and the last leads to the first', async () => {
  await renderOffers()
  for (const shown of ['2 / 3', '3 / 3', '1 / 3']) {
    timePasses(period)
    await expect.poll(() => place()?.textContent).toBe(shown)
  }
})

test('the offers stand still while one of them has the focus', async () => {
  const scrollTo = await renderOffers()
  page.getByRole('link').first().element().focus()
  timePasses(5 * period)
  expect(scrollTo).not.toHaveBeenCalled()
  leaveFocus()
  timePasses(period)
  await expect.poll(() => place()?.textContent).toBe('2 / 3')
})

test('the offers stand still under the pointer', async () => {
  const scrollTo = await renderOffers()
  await offers.hover()
  timePasses(5 * period)
  expect(scrollTo).not.toHaveBeenCalled()
  await page.getByText('Elsewhere').hover()
  timePasses(period)
  await expect.poll(() => place()?.textContent).toBe('2 / 3')
})

test('the button stops the offers, and starts them again', async () => {
  const scrollTo = await renderOffers()
  const stop = offers.getByRole('button', { name: 'Stop' })
  stop.element().focus()
  await userEvent.keyboard('{Enter}')
  leaveFocus()
  timePasses(5 * period)
  expect(scrollTo).not.toHaveBeenCalled()
  offers.getByRole('button', { name: 'Start' }).element().focus()
  await userEvent.keyboard('{Enter}')
  timePasses(period)
  await expect.poll(() => place()?.textContent).toBe('2 / 3')
})

test('a step by hand is announced to screen readers, a step of the rotation is not', async () => {
  await renderOffers()
  await expect.element(offers).toBeVisible()
  expect(place()).not.toHaveAttribute('aria-live')
  await offers.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => place()?.textContent).toBe('2 / 3')
  expect(place()).toHaveAttribute('aria-live', 'polite')
  await offers.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => place()?.textContent).toBe('1 / 3')
})

test('nothing moves by itself for a visitor who prefers reduced motion', async () => {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { ...matchMedia(query), matches: true } : matchMedia(query),
  )
  const scrollTo = await renderOffers()
  timePasses(5 * period)
  expect(scrollTo).not.toHaveBeenCalled()
  await expect.element(offers.getByRole('button', { name: 'Start' })).toBeVisible()
})

test('a carousel says what it is and is accessible', async () => {
  await renderOffers()
  await expect.element(offers).toHaveAttribute('aria-roledescription', 'carousel')
  await expect.element(offers.getByRole('list', { name: 'Offers' })).toHaveAttribute('tabindex', '0')
  expect(await accessibilityFaults()).toEqual([])
})

test('when all offers fit, nothing can move and the buttons are hidden', async () => {
  await renderOffers()
  await expect.element(offers.getByRole('button', { name: 'Next' })).toBeVisible()
  await page.viewport(1280, 760)
  await expect.element(offers.getByRole('button', { name: 'Next' })).not.toBeInTheDocument()
})
