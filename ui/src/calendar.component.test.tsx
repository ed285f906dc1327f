import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Calendar } from './calendar.tsx'

const grid = page.getByRole('grid')
const earlier = page.getByRole('button', { name: 'Earlier' })
const later = page.getByRole('button', { name: 'Later' })
const daysShown = () =>
  grid
    .getByRole('gridcell')
    .elements()
    .map(({ textContent }) => Number(textContent))
const day = (date: string) => grid.getByRole('button', { name: new RegExp(`\\b${date}`) })

const cannotPick = ['2026-11-29', '2026-12-06']

async function renderCalendar(value: string | null = null) {
  const onPick = vi.fn()
  const onLook = vi.fn()
  await render(
    <Calendar
      label="Day of the fitting"
      locale="en-GB"
      value={value}
      first="2026-11-24"
      last="2026-12-31"
      today="2026-11-24"
      opensAt="2026-11-25"
      canPick={(date) => !cannotPick.includes(date)}
      share={() => 0.5}
      describe={(date) => (cannotPick.includes(date) ? 'no free times' : '16 free times')}
      isHoliday={(date) => date === '2026-12-06'}
      onPick={onPick}
      onLook={onLook}
      earlierLabel="Earlier"
      laterLabel="Later"
    />,
  )
  await expect.element(grid).toBeVisible()
  return { onPick, onLook }
}

test('four weeks are shown from the Monday of the first day on', async () => {
  await renderCalendar()
  expect(daysShown()).toHaveLength(28)
  expect(daysShown().at(0)).toBe(23)
  expect(daysShown().at(-1)).toBe(20)
  expect(document.querySelector('th')).toHaveTextContent('Mon')
  await expect.element(page.getByText('November–December 2026')).toBeVisible()
  await expect.element(earlier).toBeDisabled()
})

test('the grid is named by the weeks that it shows', async () => {
  await renderCalendar()
  await expect.element(grid).toHaveAccessibleName('Day of the fitting, 23 November – 20 December 2026')
  await later.click()
  await expect.element(grid).toHaveAccessibleName('Day of the fitting, 7 December 2026 – 3 January 2027')
})

test('each day says in words how full it is', async () => {
  await renderCalendar()
  await expect.element(day('26 November 2026')).toHaveAccessibleName(/26 November 2026, 16 free times$/)
  await expect.element(day('29 November 2026')).toHaveAccessibleName(/29 November 2026, no free times$/)
})

test('the later weeks end with the week of the last day', async () => {
  await renderCalendar()
  await later.click()
  await expect.poll(() => daysShown().at(0)).toBe(7)
  expect(daysShown().at(-1)).toBe(3)
  await expect.element(page.getByText('December–January 2026–2027')).toBeVisible()
  await expect.element(later).toBeDisabled()
  await expect.element(day('1 January 2027')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(day('31 December 2026')).not.toHaveAttribute('aria-disabled')
  await earlier.click()
  await expect.poll(() => daysShown().at(0)).toBe(23)
})

test('a free day is picked, and the picked day is marked', async () => {
  const { onPick } = await renderCalendar('2026-11-26')
  const picked = grid.getByRole('gridcell', { selected: true })
  await expect.element(picked).toHaveTextContent('26')
  await day('1 December 2026').click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-12-01')
})

test('a day that cannot be picked is only looked at when it is pressed', async () => {
  const { onPick, onLook } = await renderCalendar()
  const closed = day('29 November 2026').element()
  // A touch screen does not hover before it presses.
  closed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  expect(onLook).toHaveBeenLastCalledWith('2026-11-29')
  await day('29 November 2026').click({ force: true })
  expect(onPick).not.toHaveBeenCalled()
  expect(closed).not.toHaveClass('cal__day--free')
  await expect.element(day('6 December 2026')).toHaveClass('cal__day--holiday')
})

test('arrow keys move the focus from day to day, and Enter picks one', async () => {
  const { onPick, onLook } = await renderCalendar()
  day('25 November 2026').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(day('26 November 2026')).toHaveFocus()
  expect(onLook).toHaveBeenLastCalledWith('2026-11-26')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(day('3 December 2026')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-12-03')
})

test('the calendar is accessible', async () => {
  await renderCalendar('2026-11-26')
  expect(await accessibilityFaults()).toEqual([])
})

test('the selected day has the same colours while the pointer is over it', async () => {
  await renderCalendar('2026-11-26')
  const selected = day('26 November 2026')
  await expect.element(selected).toBeVisible()
  const { color, backgroundColor } = getComputedStyle(selected.element())
  expect(color).not.toBe(backgroundColor)
  await userEvent.hover(selected)
  await expect.element(selected).toHaveStyle({ color, backgroundColor })
})
