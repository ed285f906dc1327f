import { expect, test } from 'vitest'
import { derived } from './derived.ts'

test('what follows from a thing is worked out once a name, and again for another thing', () => {
  const worked: string[] = []
  const greeting = derived((who: { name: string }, language: string) => {
    worked.push(`${who.name} ${language}`)
    return { text: `${language === 'fi' ? 'Hei' : 'Hello'} ${who.name}` }
  })
  const aino = { name: 'Aino' }
  expect(greeting(aino, 'fi').text).toBe('Hei Aino')
  expect(greeting(aino, 'fi')).toBe(greeting(aino, 'fi'))
  expect(greeting(aino, 'en').text).toBe('Hello Aino')
  expect(greeting({ name: 'Aino' }, 'fi')).not.toBe(greeting(aino, 'fi'))
  expect(worked).toEqual(['Aino fi', 'Aino en', 'Aino fi'])
})
