import { finland, mapPoint } from '@pito/contracts/values/finland-map'
import { readPlaces } from './read-places.ts'

/** The colours of the dots. Both can be seen on a light and on a dark background. */
const [land, town] = ['#8fa1b3', '#5f7387']

/** Draws Finland as dots from the project's own place data: one per postcode and a darker one per municipality. */
export function finlandMap(dotWidth: number): string {
  const { x, y, width, height } = finland
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<g fill="none" stroke-linecap="round" stroke-width="${dotWidth}">`,
    `<path stroke="${land}" stroke-opacity=".55" d="${dotsOf('postcode')}"/>`,
    `<path stroke="${town}" stroke-opacity=".7" d="${dotsOf('town')}"/>`,
    '</g></svg>',
  ].join('')
}

function dotsOf(kind: 'postcode' | 'town'): string {
  return readPlaces()
    .filter((place) => place.kind === kind)
    .map(({ latitude, longitude }) => mapPoint(latitude, longitude))
    .map((point) => `M${point.x} ${point.y}h0`)
    .join('')
}
