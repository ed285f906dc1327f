import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { buildApi } from '../../server/src/app.ts'
import { testPlatform } from '../../server/testing/test-platform.ts'

const folder = import.meta.dirname
const patience = 120_000

/**
 * Runs the command-line program of a package. The generator of the types needs the API of TypeScript 5, which
 * TypeScript 7 no longer has, so this folder has its own version 5.
 */
async function run(packageName: string, file: string, args: string[]): Promise<void> {
  const found = createRequire(import.meta.url).resolve(`${packageName}/package.json`)
  await promisify(execFile)(process.execPath, [join(dirname(found), file), ...args], { cwd: folder })
}

const platform = await testPlatform({ demoArticles: 60 })
const { app } = await buildApi(platform)
afterAll(() => app.close())
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
// This file is imported dynamically, because it needs the types that the first test generates, and the type check of
// the whole project runs without them.
const { chooseTyres, whyTooMany } = await import(pathToFileURL(join(folder, 'choose-tyres.ts')).href)

test('a client is generated from the document, and compiles under strict', {
  timeout: patience,
}, async () => {
  await run('openapi-typescript', 'bin/cli.js', ['../../contracts/openapi.json', '-o', 'build/api.d.ts'])
  await run('typescript', 'bin/tsc', ['--project', '.'])
})

test('it reads a list and a product, and fills a guest’s cart', async () => {
  const { list, product, cart } = await chooseTyres(baseUrl)
  expect(list.data).toHaveLength(3)
  expect(product).toMatchObject({ id: list.data[0].id, products: [] })
  expect(cart.line_items[0]).toMatchObject({ type_id: product.id, quantity: 2 })
})

test('it hears why the shop says no', async () => {
  const { product } = await chooseTyres(baseUrl)
  expect(await whyTooMany(baseUrl, product.id)).toBe('too many')
})
