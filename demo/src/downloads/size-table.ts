import { readCsv } from '../read-csv.ts'

const headings = ['Koko / Size', 'Kantavuusluokka / Load index', 'XL']

/** The sizes of cars with their load indexes, as a file for a spreadsheet. */
export function sizeTable(): string {
  const sizes = readCsv<'vehicle_type' | 'size' | 'load_index' | 'load_index_xl'>('tyre-sizes.csv')
  const lines = sizes
    .filter(({ vehicle_type }) => vehicle_type === 'car')
    .map(({ size, load_index, load_index_xl }) => [size, load_index, load_index_xl].join(';'))
  return `\uFEFF${[headings.join(';'), ...lines].join('\r\n')}\r\n`
}
