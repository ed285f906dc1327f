import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { besidePreviousAssets } from './build-front-ends.js'

test('a build leaves the assets of the previous build in place, and drops those of older ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pito-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const assets = join(folder, 'client/assets')
  const build = (...names: string[]) => {
    rmSync(folder, { recursive: true })
    mkdirSync(assets, { recursive: true })
    for (const name of names) writeFileSync(join(assets, name), name)
  }
  const built: string[][] = []
  for (const names of [['root-1.js', 'icons.svg'], ['root-2.js', 'icons.svg'], ['root-3.js']]) {
    await besidePreviousAssets(folder, () => build(...names))
    built.push(readdirSync(assets).toSorted())
  }
  expect(built).toEqual([
    ['icons.svg', 'root-1.js'],
    ['icons.svg', 'root-1.js', 'root-2.js'],
    ['icons.svg', 'root-2.js', 'root-3.js'],
  ])
})
