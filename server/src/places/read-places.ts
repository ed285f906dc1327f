import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedPlace } from './rules/listed-place.ts'

/**
 * Reads a CSV file in which no field is quoted. The Swedish name is empty if it equals the Finnish name, and the area
 * is empty if it equals the town.
 */
function rowsOf(file: string): string[][] {
  const text = readFileSync(join(import.meta.dirname, 'data', file), 'utf8')
  return text
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(';'))
}

/** Reads 308 municipalities and 3,018 postcodes. The file NOTICE names their sources. */
export function readPlaces(): ListedPlace[] {
  const municipalities = rowsOf('municipalities.csv')
  const names = new Map(municipalities.map(([code = '', name = '']) => [code, name]))
  return [
    ...municipalities.map(townOf),
    ...rowsOf('postcodes.csv').map((row) => postcodeOf(row, names.get(row[5] ?? '') ?? '')),
  ]
}

function townOf(row: readonly string[]): ListedPlace {
  const [code, name = '', swedish = '', latitude, longitude, population, postalCode = ''] = row
  return {
    id: `town-${code}`,
    kind: 'town',
    postalCode,
    municipality: name,
    finnish: { town: name, area: '' },
    swedish: { town: swedish || name, area: '' },
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  }
}

function postcodeOf(row: readonly string[], municipality: string): ListedPlace {
  const [postalCode = '', town = '', townSv = '', area = '', areaSv = '', , latitude, longitude, population] =
    row
  const swedishTown = townSv || town
  const swedishArea = areaSv || area
  return {
    id: `postcode-${postalCode}`,
    kind: 'postcode',
    postalCode,
    municipality,
    finnish: { town, area },
    swedish: { town: swedishTown, area: swedishArea === swedishTown ? '' : swedishArea },
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  }
}
