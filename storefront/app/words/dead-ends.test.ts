import { expect, test } from 'vitest'
import { deadEnds } from './dead-ends.ts'

test('the hint on a page that does not exist names the licence plate only in a shop that searches by it', () => {
  const plate = /rekisterinumero|licence plate/
  for (const { notFoundHint } of [deadEnds.fi, deadEnds.en]) {
    expect(notFoundHint(true)).toMatch(plate)
    expect(notFoundHint(false)).not.toMatch(plate)
    expect(notFoundHint(false)).toMatch(/hakusanalla tai renkaan koolla\.|by words or size\./)
  }
})
