import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { renderedWhole } from './rendered-whole.ts'

const Waits = ({ promise }: { promise: Promise<string> }) => use(promise)
const page = (part: React.ReactNode) => (
  <main>
    Tyres <Suspense fallback="in a moment">{part}</Suspense>
  </main>
)

test('a page that waits for nothing is one text', () => {
  expect(renderedWhole(page(<b>all of them</b>))).toContain('<b>all of them</b>')
})

test('a page that a part is missing of is refused', () => {
  expect(() => renderedWhole(page(<Waits promise={new Promise(() => {})} />))).toThrow('waited or broke')
})
