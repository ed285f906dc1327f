import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { animationsEnded } from '@pito/web/testing/animations-ended'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { closeDialog, Dialog, DialogButton, openDialog } from './dialog.tsx'

const opener = page.getByRole('button', { name: 'Choose a time' })
const dialog = page.getByRole('dialog', { name: 'Times' })
const close = dialog.getByRole('button', { name: 'Close' })

const times = ({
  children = <p>All times of the week</p>,
  ...props
}: Partial<ComponentProps<typeof Dialog>> = {}) => (
  <>
    <DialogButton opens="times">Choose a time</DialogButton>
    <Dialog id="times" title="Times" closeLabel="Close" {...props}>
      {children}
    </Dialog>
  </>
)

/**
 * Presses a point of the window. Pressing an element would fail, because the dialog's backdrop covers all elements.
 */
const pressCorner = () => userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true })

for (const [way, leave] of [
  ['its cross', () => close.click()],
  ['the Escape key', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', pressCorner],
] as const)
  test(`a dialog is closed by ${way}, and the focus returns to its button`, async () => {
    const onClose = vi.fn()
    await render(times({ onClose }))
    await opener.click()
    await expect.element(close).toHaveFocus()
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(onClose).toHaveBeenCalledOnce()
  })

test('a press inside the dialog leaves it open', async () => {
  await render(times())
  await opener.click()
  await dialog.getByText('All times of the week').click()
  await expect.element(dialog).toBeVisible()
})

test('a dialog may open with the focus on its title', async () => {
  const { rerender } = await render(times({ open: false, startsAtTitle: true }))
  await rerender(times({ open: true, startsAtTitle: true }))
  await expect.element(dialog.getByRole('heading', { name: 'Times' })).toHaveFocus()
})

test('a dialog with a state of its own opens and closes with it', async () => {
  const { rerender } = await render(times({ open: true }))
  await expect.element(dialog).toBeVisible()
  await rerender(times({ open: false }))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a script may open an open dialog and close a closed one', async () => {
  await render(times({ footer: <Button onClick={() => closeDialog('times')}>Take it</Button> }))
  openDialog('times')
  openDialog('times')
  await dialog.getByRole('button', { name: 'Take it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  closeDialog('times')
  closeDialog('no-such-dialog')
})

for (const [place, edges] of [
  ['middle', { right: false, bottom: false }],
  ['right', { right: true, bottom: true }],
  ['below', { right: true, bottom: true }],
] as const)
  test(`a dialog at the place "${place}" is accessible and lies where the place says`, async () => {
    await render(times({ place, open: true }))
    await expect.element(dialog).toBeVisible()
    await animationsEnded()
    const { top, left, right, bottom } = dialog.element().getBoundingClientRect()
    expect({ right: right === innerWidth, bottom: bottom === innerHeight }).toEqual(edges)
    expect(left === 0).toBe(place === 'below')
    expect(top === 0).toBe(place === 'right')
    expect(await accessibilityFaults()).toEqual([])
  })

test('the head and the foot stay in view while a long dialog scrolls', async () => {
  await page.viewport(390, 500)
  const children = <div style={{ blockSize: 2000 }}>Long text</div>
  await render(times({ open: true, children, footer: <Button>Take it</Button> }))
  await animationsEnded()
  dialog.element().scrollTop = 900
  await expect.element(close).toBeInViewport({ ratio: 1 })
  await expect.element(dialog.getByRole('button', { name: 'Take it' })).toBeInViewport({ ratio: 1 })
})

/**
 * Removes a property of an element class for one test, as if the browser did not support it. Returns a function that
 * restores the property.
 */
function withoutSupport(type: typeof HTMLDialogElement | typeof HTMLButtonElement, name: string) {
  const known = Object.getOwnPropertyDescriptor(type.prototype, name)
  Reflect.deleteProperty(type.prototype, name)
  return () => known && Object.defineProperty(type.prototype, name, known)
}

test('a browser without `closedby` closes the dialog by a press beside it alone', async ({
  onTestFinished,
}) => {
  onTestFinished(withoutSupport(HTMLDialogElement, 'closedBy') as () => void)
  await render(times())
  await opener.click()
  dialog.element().removeAttribute('closedby')
  const click = (clientX: number, clientY: number, detail = 1) =>
    dialog.element().dispatchEvent(new MouseEvent('click', { clientX, clientY, detail, bubbles: true }))
  const { left, top } = dialog.element().getBoundingClientRect()
  click(left + 5, top + 5)
  click(2, 2, 0)
  expect((dialog.element() as HTMLDialogElement).open).toBe(true)
  await pressCorner()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a browser without `commandfor` opens the dialog by a script', async ({ onTestFinished }) => {
  onTestFinished(withoutSupport(HTMLButtonElement, 'commandForElement') as () => void)
  await render(times())
  await expect.element(opener).toBeVisible()
  opener.element().removeAttribute('commandfor')
  await opener.click()
  await expect.element(dialog).toBeVisible()
})
