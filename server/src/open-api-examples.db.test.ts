import { fillDemo } from '@pito/demo/fill'
import { expect, test } from 'vitest'
import { buildApi } from './app.ts'
import { testPlatform } from './platform/testing/test-platform.ts'

const platform = await testPlatform()
await platform.sql.transaction((tx) => fillDemo(tx, { articles: 200 }))
const { app, calls } = await buildApi(platform)
const document = (await app.inject('/api/v1/openapi.json')).json()

interface Parameter {
  name: string
  in: 'path' | 'query'
  example?: unknown
}

/** The request as /api/docs fills it in. */
function requestOf(
  path: string,
  { parameters, requestBody }: { parameters: Parameter[]; requestBody?: Body },
) {
  const shown = parameters.filter(({ example }) => example !== undefined)
  const query = new URLSearchParams()
  let url = path
  for (const { name, in: place, example } of shown) {
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(String(example)))
    else query.set(name, String(example))
  }
  const payload = requestBody?.content['application/json'].example
  return { url: `${url}?${query}`, ...(payload && { payload }) }
}

interface Body {
  content: { 'application/json': { example?: object } }
}

const withExample = [...calls.values()].filter(
  ({ contract, scope }) => contract.example && !scope.startsWith('customer'),
)

test.for(withExample.map(({ contract }) => [contract.method, contract.path] as const))(
  'the example of %s %s succeeds',
  async ([method, path]) => {
    const template = path.replaceAll(/:(\w+)/g, '{$1}')
    const request = requestOf(template, document.paths[template][method.toLowerCase()])
    const answer = await app.inject({ method, ...request })
    expect(answer.json()).toMatchObject({ success: 1 })
    if ('total' in answer.json()) expect(answer.json().total).toBeGreaterThan(0)
  },
)
