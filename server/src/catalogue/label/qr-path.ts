import { encodeQR } from 'qr'
import { ink } from './shapes.ts'

/**
 * Draws a QR code as one path of horizontal runs, scaled to the given side. It has no margin, because the white of
 * the label surrounds it.
 */
export function qrPath(address: string, side: number): string {
  // The library always draws a margin, so the margin is cut off here.
  const framed = encodeQR(address, 'raw', { border: 1, ecc: 'medium' })
  const rows = framed.slice(1, -1).map((row) => row.slice(1, -1))
  const runs = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  const scale = Math.round((side / rows.length) * 10_000) / 10_000
  return `<path transform="scale(${scale})" fill="${ink}" d="${runs.join('')}"/>`
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (dark && last && last[0] + last[1] === x) last[1] += 1
    else if (dark) runs.push([x, 1])
  })
  return runs
}
