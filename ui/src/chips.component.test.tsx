import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AnchorProps } from './anchor.tsx'
import { LinkContext } from './anchor.tsx'
import { Chip, Chips, ClearChip } from './chips.tsx'

const list = page.getByRole('list', { name: 'Filters' })
const renderChips = (children: ReactNode, scroll?: boolean) =>
  render(
    <Chips label="Filters" scroll={scroll}>
      {children}
    </Chips>,
  )

test('a chip is named by its text and by what pressing it does', async () => {
  const onRemove = vi.fn()
  const onClear = vi.fn()
  await renderChips(
    <>
      <Chip removeLabel="remove" onRemove={onRemove}>
        Summer
      </Chip>
      <ClearChip onRemove={onClear}>Clear all</ClearChip>
    </>,
  )
  await list.getByRole('button', { name: /^Summer ?, remove$/ }).click()
  expect(onRemove).toHaveBeenCalledOnce()
  expect(onClear).not.toHaveBeenCalled()
  await list.getByRole('button', { name: 'Clear all' }).click()
  expect(onClear).toHaveBeenCalledOnce()
  expect(await accessibilityFaults()).toEqual([])
})

test('a chip with an address is a link that leaves the page at its scroll position', async () => {
  const Link = vi.fn(({ href, children }: AnchorProps) => <a href={href}>{children}</a>)
  await render(
    <LinkContext value={Link}>
      <Chips label="Filters">
        <Chip removeLabel="remove" href="#without-summer">
          Summer
        </Chip>
      </Chips>
    </LinkContext>,
  )
  const link = list.getByRole('link', { name: /^Summer ?, remove$/ })
  await expect.element(link).toHaveAttribute('href', '#without-summer')
  expect(Link.mock.lastCall?.[0]).toMatchObject({ preventScrollReset: true })
})

test('on a phone scrolling chips stay in one row, and other chips wrap', async () => {
  await page.viewport(360, 760)
  const chips = ['205/55 R16', 'Winter, studded', 'Wet grip A', 'At most 70 €'].map((text) => (
    <Chip key={text} removeLabel="remove">
      {text}
    </Chip>
  ))
  const { rerender } = await renderChips(chips, true)
  const rows = () =>
    new Set(
      list
        .getByRole('listitem')
        .elements()
        .map((chip) => chip.getBoundingClientRect().top),
    ).size
  await expect.poll(rows).toBe(1)
  await rerender(<Chips label="Filters">{chips}</Chips>)
  await expect.poll(rows).toBeGreaterThan(1)
})
