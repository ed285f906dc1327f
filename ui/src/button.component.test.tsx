import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ButtonLook } from './button.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'
import { Panel } from './panel.tsx'

const looks: readonly ButtonLook[] = ['quiet', 'go', 'bare', 'link']
const looksOnDark: readonly ButtonLook[] = ['light', 'line']
const send = page.getByRole('button', { name: 'Send' })

interface State {
  readonly busy?: boolean
  readonly unavailable?: boolean
}

/**
 * Renders a button in a form. Returns spies for the press itself, for a press on the surrounding element, and for the
 * submission of the form.
 */
async function renderInForm(state: State, type?: 'submit') {
  const press = vi.fn()
  const around = vi.fn()
  const submit = vi.fn((event: FormEvent) => event.preventDefault())
  await render(
    <form onSubmit={submit}>
      <Panel onClick={around}>
        <Button {...state} {...(type && { type })} onClick={press}>
          Send
        </Button>
      </Panel>
    </form>,
  )
  await expect.element(send).toBeVisible()
  return { press, around, submit }
}

test('a press reaches its listener, and submits the form only when the type says so', async () => {
  const plain = await renderInForm({})
  await send.click()
  expect(plain.press).toHaveBeenCalledOnce()
  expect(plain.submit).not.toHaveBeenCalled()
  expect(send.element()).not.toHaveAttribute('aria-disabled')
})

test('a submit button submits its form', async () => {
  const { submit } = await renderInForm({}, 'submit')
  await send.click()
  expect(submit).toHaveBeenCalledOnce()
})

for (const [name, state] of [
  ['a busy button', { busy: true }],
  ['an unavailable button', { unavailable: true }],
] as const)
  test(`${name} is reached by the Tab key and ignores every press`, async () => {
    const calls = await renderInForm(state, 'submit')
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Tab}')
    await expect.element(send).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await send.click({ force: true })
    for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled()
  })

test('only a busy button says that it is busy, and it keeps its width', async () => {
  const { rerender } = await render(<Button unavailable>Send</Button>)
  expect(send.element()).not.toHaveAttribute('aria-busy')
  const { width } = send.element().getBoundingClientRect()
  await rerender(<Button busy>Send</Button>)
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  expect(send.element().getBoundingClientRect().width).toBe(width)
})

test('a disabled button is left out by the Tab key', async () => {
  await render(
    <>
      <Button disabled>Send</Button>
      <Button>Cancel</Button>
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

test('a button link looks like the button and leads to its address', async () => {
  await render(
    <>
      <Button look="go">Send</Button>
      <ButtonLink look="go" href="#send">
        Send
      </ButtonLink>
    </>,
  )
  const link = page.getByRole('link', { name: 'Send' })
  await expect.element(link).toHaveAttribute('href', '#send')
  expect(link.element().className).toBe(send.element().className)
  expect(link.element().getBoundingClientRect().height).toBe(send.element().getBoundingClientRect().height)
})

test('a wide button fills its row, and an icon button is a square', async () => {
  await render(
    <div style={{ inlineSize: 320 }}>
      <Button wide>Send</Button>
      <Button icon aria-label="Close">
        <Icon name="close" />
      </Button>
    </div>,
  )
  await expect.poll(() => send.element().getBoundingClientRect().width).toBe(320)
  const { width, height } = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
  expect(width).toBe(height)
})

for (const scheme of ['light', 'dark'] as const)
  test(`buttons of every look and state are accessible in the ${scheme} scheme`, async () => {
    const buttons = (look: ButtonLook) => (
      <p key={look}>
        <Button look={look}>At rest</Button>
        <Button look={look} busy>
          Busy
        </Button>
        <Button look={look} unavailable>
          Unavailable
        </Button>
        <ButtonLink look={look} href="#link">
          Link
        </ButtonLink>
      </p>
    )
    await render(
      <div data-scheme={scheme}>
        {looks.map(buttons)}
        <div style={{ backgroundColor: 'var(--night)' }}>{looksOnDark.map(buttons)}</div>
      </div>,
    )
    await expect.element(page.getByRole('link').first()).toBeVisible()
    expect(await accessibilityFaults()).toEqual([])
  })
