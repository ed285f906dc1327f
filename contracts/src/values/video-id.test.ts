import { expect, test } from 'vitest'
import { videoIdOf } from './video-id.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  'https://youtu.be/dQw4w9WgXcQ',
])('%s names a video', (link) => {
  expect(videoIdOf(link)).toBe('dQw4w9WgXcQ')
})

test.each([
  '',
  'https://vimeo.com/76979871',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ"onload=alert(1)',
  'https://youtu.be/../../evil',
  'javascript:alert(1)',
])('%j names none', (link) => {
  expect(videoIdOf(link)).toBeNull()
})
