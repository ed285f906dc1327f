import { afterEach, expect, test, vi } from 'vitest'
import { track } from './track.ts'

afterEach(() => vi.unstubAllGlobals())

const visitorWith = (choice: string) => {
  vi.stubGlobal('document', { cookie: choice })
  vi.stubGlobal('window', {})
}

test('who logs in is identified once where analytics is allowed', async () => {
  visitorWith('cookie_choice=1.am')
  await track({ name: 'identify', userId: 'c-1' })
  expect(window.dataLayer).toEqual([{ event: 'identify', user_id: 'c-1' }])
})

test('without a choice nobody is identified', async () => {
  visitorWith('')
  await track({ name: 'identify', userId: 'c-1' })
  expect(window.dataLayer).toBeUndefined()
})
