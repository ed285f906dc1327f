import type { ProductDetails } from '@pito/contracts/catalogue'
import { expect, test } from 'vitest'
import { factRows, tyreFacts } from './fact-rows.ts'

const tyre = {
  width: 225,
  aspect_ratio: 65,
  diameter: 16,
  load_index: 112,
  load_index_dual: 110,
  speed_index: 'R',
  tyreSeason: { display_name: 'Kesä' },
}

test.each([
  ['225/65 R16C 112/110R', '225/65 R16C'],
  ['225/65 R16 112R', '225/65 R16'],
])('of a tyre marked %s the size is %s', (size_text, size) => {
  const [first] = factRows({ ...tyre, size_text } as ProductDetails, tyreFacts.fi)
  expect(first).toEqual(['Koko', size])
})
