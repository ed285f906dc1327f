import { expect, test } from 'vitest'
import { keepMarkup } from './keep-markup.ts'

test('an element is rendered once for its key', () => {
  let renders = 0
  const Card = () => <p>{`render ${++renders}`}</p>
  expect(keepMarkup('card 1', <Card />)).toBe('<p>render 1</p>')
  expect(keepMarkup('card 1', <Card />)).toBe('<p>render 1</p>')
  expect(keepMarkup('card 2', <Card />)).toBe('<p>render 2</p>')
})

test('an eager picture stands alone, as the browser renders it', () => {
  const picture = <img src="/pictures/300/summer-1.avif" alt="" loading="eager" />
  expect(keepMarkup('picture', picture)).toBe('<img src=/pictures/300/summer-1.avif alt loading=eager>')
})
