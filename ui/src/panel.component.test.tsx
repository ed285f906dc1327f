import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Panel } from './panel.tsx'

test('a chosen panel has a stronger frame and keeps the class of its caller', async () => {
  await render(
    <>
      <Panel>At rest</Panel>
      <Panel chosen float className="wide">
        Chosen
      </Panel>
    </>,
  )
  const frame = (text: string) => getComputedStyle(page.getByText(text).element()).borderTopWidth
  expect([frame('At rest'), frame('Chosen')]).toEqual(['1px', '2px'])
  expect(page.getByText('Chosen').element()).toHaveClass('wide')
})
