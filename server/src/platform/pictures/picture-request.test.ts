import { expect, test } from 'vitest'
import { pictureRequest } from './picture-request.ts'

test('a known width and format of a name is a picture', () => {
  expect(pictureRequest('300', 'friction-2-hero.webp')).toEqual({
    name: 'friction-2-hero',
    width: 300,
    format: 'webp',
  })
})

test('a JPEG is asked for as jpg', () => {
  expect(pictureRequest('900', 'summer-3-hero.jpg')?.format).toBe('jpeg')
})

test.each([
  ['301', 'friction-2-hero.avif'],
  ['300', '../../etc/passwd'],
  ['300', 'friction-2-hero.png'],
  ['300', 'Friction.avif'],
  ['-1', 'a.avif'],
  ['300', `${'a'.repeat(200)}.avif`],
])('%s %s is none', (width, file) => {
  expect(pictureRequest(width, file)).toBeNull()
})
