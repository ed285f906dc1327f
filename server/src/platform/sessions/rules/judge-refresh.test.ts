import { expect, test } from 'vitest'
import { judgeRefresh } from './judge-refresh.ts'

const rotatedAt = new Date('2026-11-20T10:00:00Z')
const facts = { generation: 3, rotatedAt, expiresAt: new Date('2026-12-20T10:00:00Z'), endedAt: null }
const after = (seconds: number) => new Date(rotatedAt.getTime() + seconds * 1000)

test.each([
  ['the newest token is replaced', 3, 3600, 'rotate'],
  ['the token before it gets the same successor for 30 seconds', 2, 30, 'repeat-successor'],
  ['the token before it is a theft after 30 seconds', 2, 30.001, 'reused'],
  ['an older token is a theft at once', 1, 1, 'reused'],
  ['a token that was never given out is worth nothing', 4, 1, 'ended'],
] as const)('%s', (_, presented, seconds, verdict) => {
  expect(judgeRefresh(facts, presented, after(seconds))).toBe(verdict)
})

test('an ended session stays ended', () => {
  expect(judgeRefresh({ ...facts, endedAt: rotatedAt }, 3, after(1))).toBe('ended')
})

test('an expired session is ended from its last moment on', () => {
  expect(judgeRefresh(facts, 3, new Date('2026-12-20T09:59:59.999Z'))).toBe('rotate')
  expect(judgeRefresh(facts, 3, facts.expiresAt)).toBe('ended')
})
