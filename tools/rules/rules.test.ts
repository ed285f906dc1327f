import { expect, test } from 'vitest'
import type { Rule } from '../project-files.ts'
import { completeLock } from './complete-lock.ts'
import { importDirections } from './import-directions.ts'
import { names } from './names.ts'
import { sizes } from './sizes.ts'
import { words } from './words.ts'

const look = (rule: Rule, path: string, text: string) => rule([{ path, text }])

test.each([
  ['contracts/src/values/vat.ts', './../cart.ts'],
  ['contracts/src/values/vat.ts', 'zod'],
  ['contracts/src/cart.ts', '../../server/src/app.ts'],
  ['ui/src/button.tsx', '@pito/contracts/cart'],
  ['ui/src/button.tsx', 'zod'],
  ['ui/src/button.tsx', '@pito/web/words/words'],
  ['web/src/api/use-api.ts', '../../../storefront/app/root.tsx'],
  ['web/src/api/use-api.ts', '@pito/server/app'],
  ['web/src/api/use-api.ts', 'zod'],
  ['storefront/vite.config.ts', '../backoffice/vite.config.ts'],
  ['storefront/app/root.tsx', '../../backoffice/app/root.tsx'],
  ['backoffice/app/root.tsx', '../../storefront/app/root.tsx'],
  ['backoffice/app/root.tsx', '../../bin/front-ends.js'],
  ['backoffice/app/root.tsx', 'zod'],
  ['storefront/app/root.tsx', '../../server/src/app.ts'],
  ['storefront/app/root.tsx', 'zod'],
  ['server/src/platform/log.ts', '../cart/index.ts'],
  ['server/src/cart/show-cart.ts', '../orders/index.ts'],
  ['server/src/pricing/vat.ts', '../staff/index.ts'],
  ['server/src/cart/show-cart.ts', '../pricing/store.ts'],
  ['server/src/cart/store.ts', 'pg'],
  ['server/src/cart/show-cart.ts', '../app.ts'],
  ['server/src/cart/rules/lines.ts', '../store.ts'],
  ['server/src/cart/rules/lines.ts', '../../platform/clock.ts'],
  ['server/src/cart/rules/lines.ts', '@pito/contracts/cart'],
  ['server/src/gadgets/show.ts', './store.ts'],
  ['server/src/platform/log.ts', '../../testing/test-platform.ts'],
  ['server/src/cart/show-cart.ts', '../../testing/cart-shop.ts'],
  ['server/src/app.ts', '../testing/test-platform.ts'],
  ['demo/src/fill.ts', '@pito/server/testing/test-database.ts'],
  ['simulators/src/serve-simulators.ts', '@pito/demo/fill'],
  ['server/src/app.ts', '@pito/simulators/serve-simulators'],
  ['server/src/shop-database.ts', '@pito/demo/fill'],
  ['server/src/cart/show-cart.ts', '@pito/demo/fill'],
  ['storefront/app/cart/cart.test.ts', '../../../server/testing/cart-shop.ts'],
  ['bin/steps/install.js', 'pg'],
  ['bin/steps/install.js', '../../server/src/app.ts'],
])('%s may not import %s', (path, target) => {
  expect(look(importDirections, path, `import { x } from '${target}'\n`)).toHaveLength(1)
})

test.each([
  ['contracts/src/values/vat.ts', './money.ts'],
  ['contracts/src/cart.ts', 'zod'],
  ['ui/src/price.tsx', '@pito/contracts/values/money'],
  ['web/src/api/use-api.ts', '@pito/contracts/endpoint'],
  ['web/src/form/post-form.tsx', '@pito/ui/alert'],
  ['storefront/app/root.tsx', '@pito/web/api/api'],
  ['backoffice/app/root.tsx', '@pito/web/api/api'],
  ['backoffice/vite.config.ts', '../bin/front-ends.js'],
  ['storefront/app/root.tsx', '@pito/contracts/cart'],
  ['server/src/app.ts', './orders/routes.ts'],
  ['server/src/cart/show-cart.ts', '../pricing/index.ts'],
  ['server/src/cart/show-cart.ts', './rules/lines.ts'],
  ['server/src/platform/database/sql.ts', 'pg'],
  ['server/src/cart/rules/lines.ts', '@pito/contracts/values/money'],
  ['server/src/cart/routes.test.ts', '@pito/demo/fill'],
  ['server/src/platform/log.ts', 'pino'],
  ['server/src/platform/log.test.ts', '../../testing/test-platform.ts'],
  ['server/src/cart/testing/full-cart.ts', '../../../testing/cart-shop.ts'],
  ['server/testing/cart-shop.ts', '../src/cart/index.ts'],
  ['demo/src/fill.db.test.ts', '@pito/server/testing/test-database.ts'],
  ['demo/src/payments/demo-payments.ts', '@pito/simulators/payments/start-simulators'],
  ['simulators/src/serve-simulators.ts', '@pito/server/src/platform/platform.ts'],
  ['server/src/places/geocoder.db.test.ts', '@pito/simulators/places/serve-geocoder'],
  ['server/src/cart/testing/full-cart.ts', '@pito/simulators/places/serve-geocoder'],
  ['bench/measure-orders.ts', '../server/testing/buyers-over-http.ts'],
])('%s may import %s', (path, target) => {
  expect(look(importDirections, path, `import { x } from '${target}'\n`)).toEqual([])
})

test('imports of several lines, of types, for effect, on demand and passed on are all seen, with their lines', () => {
  const text = [
    'import {',
    '  a,',
    `} from '../orders/a.ts'`,
    `import type { B } from '../orders/b.ts'`,
    `import '../orders/c.ts'`,
    `export { d } from '../orders/d.ts'`,
    `const e = await import('../orders/e.ts')`,
  ].join('\n')
  const lines = look(importDirections, 'server/src/cart/x.ts', text).map(
    (sentence) => /:(\d+) /.exec(sentence)?.[1],
  )
  expect(lines).toEqual(['1', '4', '5', '6', '7'])
})

test('the server loads the demo and the simulators on demand, in the files that compose it', () => {
  const loads = (path: string) =>
    look(importDirections, path, `const { serve } = await import('@pito/simulators/serve-simulators')`)
  expect(loads('server/src/app.ts')).toEqual([])
  expect(loads('server/src/cart/show-cart.ts')).toHaveLength(1)
  expect(loads('server/src/platform/log.ts')).toHaveLength(1)
})

test('a sentence names the file, the line, the import and the reason', () => {
  expect(look(importDirections, 'server/src/cart/a.ts', `import { b } from '../orders/index.ts'`)).toEqual([
    'server/src/cart/a.ts:1 imports server/src/orders/index.ts, but orders does not stand below cart on the ladder.',
  ])
})

test('within orders, placing may use payments and never the reverse', () => {
  const imports = (from: string, to: string) => look(importDirections, from, `import { a } from '${to}'`)
  expect(imports('server/src/orders/placing/a.ts', '../payments/a.ts')).toEqual([])
  expect(imports('server/src/orders/payments/a.ts', '../refunds/a.ts')).toEqual([])
  expect(imports('server/src/orders/payments/a.ts', '../read-order.ts')).toEqual([])
  expect(imports('server/src/orders/refunds/a.ts', '../payments/a.ts')).toEqual([
    'server/src/orders/refunds/a.ts:1 imports server/src/orders/payments/a.ts, but orders/payments does not stand below orders/refunds (tools/rules/ladder.ts).',
  ])
})

test('a file of more than 400 lines is too long', () => {
  expect(look(sizes, 'ui/src/a.css', 'x\n'.repeat(401))).toContain(
    'ui/src/a.css has 401 lines; the most is 400. Split it by idea.',
  )
  expect(look(sizes, 'ui/src/a.css', 'x\n'.repeat(60))).toEqual([])
})

test('type outside the scale is refused, except letters that belong to a picture', () => {
  const faults = (path: string) =>
    look(words, path, '  font-size: 0.9375rem;\n  font-weight: 650;\n  line-height: 1.4;\n')
  expect(faults('storefront/app/tyres/list.css')).toHaveLength(3)
  expect(faults('ui/src/logo.css')).toEqual([])
  expect(
    look(words, 'ui/src/a.css', '  font-size: min(var(--step-1), 7vw);\n  line-height: 3.5rem;\n'),
  ).toEqual([])
})

test('many files of middling length are too many', () => {
  const files = [201, 201, 20, 20, 20].map((lines, index) => ({
    path: `bin/${index}.js`,
    text: 'x\n'.repeat(lines),
  }))
  expect(sizes(files)).toEqual(['One file in ten has more than 200 lines; it should be 200.'])
})

test.each([
  'server/src/cart/utils.ts',
  'ui/src/helpers/button.tsx',
  'contracts/src/types.d.ts',
  'docs/misc.md',
  'server/src/platform/kept-pages.ts',
  'storefront/app/tyres/list/find-list-twin.ts',
])('%s is no name', (path) => {
  expect(look(names, path, '')).toHaveLength(1)
})

test('service-points and typed-client are names', () => {
  for (const path of ['server/src/service-points/typed-client.ts', 'server/src/alerts/wait-or-keep.ts'])
    expect(look(names, path, '')).toEqual([])
})

test('a rule that says no is called whyNot, and what is called so says why or null', () => {
  const path = 'server/src/booking/rules/slots.ts'
  expect(look(names, path, 'function isFree(): Refusal | null {')).toHaveLength(1)
  expect(look(names, path, 'function whyNotFree(): boolean {')).toHaveLength(1)
  expect(look(names, path, 'function whyNotFree(): Refusal | null {')).toEqual([])
})

test.each([
  ['docs/operations.md', 'TODO write this'],
  ['.npmrc', ['registry=https://registry', 'npmjs', 'org/'].join('.')],
  ['bench/run.ts', `const folder = '/home/someone/pito'`],
  ['server/src/cart/show-cart.ts', 'const now = new Date()'],
  ['storefront/app/root.tsx', 'const now = Date.now()'],
  ['server/src/cart/a.test.ts', `test.skip('later', () => {})`],
  ['server/src/cart/a.test.ts', `describe.only('this', () => {})`],
  ['e2e/buy.spec.ts', 'await page.waitForTimeout(500)'],
  ['ui/src/a.tsx', '// @ts-expect-error'],
  ['ui/src/a.tsx', '// biome-ignore lint: because'],
  ['server/src/cart/show-cart.ts', '  try {'],
  ['contracts/src/values/kinds.ts', '  return kind in rights'],
  ['server/src/cart/a.ts', '  if (!(name in words)) return null'],
])('in %s the line “%s” is refused', (path, line) => {
  expect(look(words, path, `\n${line}\n`)).toEqual([expect.stringContaining(`${path}:2 `)])
})

test.each([
  ['server/src/platform/clock.ts', 'const now = new Date()'],
  ['server/src/cart/a.test.ts', 'const now = new Date()'],
  ['server/src/cart/show-cart.ts', 'const noon = new Date(instant)'],
  ['server/src/platform/jobs.ts', '  try {'],
  ['server/src/payment-providers/providers/paytrail.ts', '  } catch (error) {'],
  ['server/src/cart/show-cart.ts', 'try another way: {'],
  ['server/src/cart/a.ts', `  if ('fault' in read) return null`],
  ['server/src/cart/a.ts', '  for (const name in words) {'],
  ['storefront/app/links.ts', `const path = '/homes/of/tyres'`],
])('in %s the line “%s” is fine', (path, line) => {
  expect(look(words, path, line)).toEqual([])
})

test('a lock that misses a package of another system, or says where one comes from, is refused', () => {
  const lock = (packages: object) => look(completeLock, 'package-lock.json', JSON.stringify({ packages }))
  const whole = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { optionalDependencies: { 'a-mac': '1' } },
  }
  expect(lock(whole)).toEqual(['package-lock.json lacks a-mac, which node_modules/a asks for.'])
  expect(lock({ ...whole, 'node_modules/a-mac': {} })).toEqual([])
  expect(lock({ 'node_modules/b': { resolved: 'https://packages.example/b.tgz' } })).toHaveLength(1)
  expect(completeLock([])).toHaveLength(1)
})
