import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ToastStore } from './toast-store.ts'
import { alertTimeoutSeconds, flashSeconds, toastStore } from './toast-store.ts'

let store: ToastStore
const titles = () => store.list().map((toast) => toast.title)
const passSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  store = toastStore()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an alert goes after three seconds', () => {
  store.show({ title: 'Saved' })
  passSeconds(2.9)
  expect(titles()).toEqual(['Saved'])
  passSeconds(0.1)
  expect(titles()).toEqual([])
  expect(alertTimeoutSeconds).toBe(3)
})

test('a flash goes after ten seconds', () => {
  store.show({ title: 'Sent' }, flashSeconds)
  passSeconds(9.9)
  expect(titles()).toEqual(['Sent'])
  passSeconds(0.1)
  expect(titles()).toEqual([])
})

test('a toast stays as long as it is read, and its whole time begins again', () => {
  store.show({ title: 'Saved' })
  passSeconds(2)
  store.pause()
  passSeconds(60)
  expect(titles()).toEqual(['Saved'])
  store.resume()
  passSeconds(2.9)
  expect(titles()).toEqual(['Saved'])
  passSeconds(0.1)
  expect(titles()).toEqual([])
})

test('one that comes while another is read waits as well', () => {
  store.show({ title: 'First' })
  store.pause()
  store.show({ title: 'Second' })
  passSeconds(60)
  expect(titles()).toEqual(['First', 'Second'])
  store.resume()
  passSeconds(alertTimeoutSeconds)
  expect(titles()).toEqual([])
})

test('closing takes only that one away', () => {
  const first = store.show({ title: 'First' })
  store.show({ title: 'Second' })
  store.close(first)
  expect(titles()).toEqual(['Second'])
})

test('closing twice tells the listeners once', () => {
  const listener = vi.fn()
  const id = store.show({ title: 'First' })
  store.subscribe(listener)
  store.close(id)
  store.close(id)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('who has left hears nothing more', () => {
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  leave()
  store.show({ title: 'First' })
  expect(listener).not.toHaveBeenCalled()
})
