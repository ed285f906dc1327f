import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { ReactNode } from 'react'

type Parsed = ReturnType<typeof parseDocument>['children'][number]

// React chooses between its development and production builds when it is imported, so NODE_ENV is set first.
process.env.NODE_ENV = 'production'
const { createElement } = await import('react')
const { renderToPipeableStream } = await import('react-dom/server')

/** The two HTML attributes that have other names in React. */
const reactNames: Record<string, string> = { class: 'className', for: 'htmlFor' }
const renders = 200

/**
 * Returns the CPU time in milliseconds that React alone needs to render this markup, without components, data or
 * router.
 */
export async function plainReactCpu(html: string): Promise<number> {
  const document = DomUtils.findOne(({ name }) => name === 'html', parseDocument(html).children)
  const page = document && (() => elementOf(document, 0))
  if (!page) throw new Error('The page has no <html>.')
  // The first renders compile the code and are not measured.
  for (let render = 0; render < renders; render++) await rendered(page())
  const before = process.cpuUsage()
  for (let render = 0; render < renders; render++) await rendered(page())
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / renders
}

function rendered(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    })
  })
}

function elementOf(node: Parsed, key: number): ReactNode {
  if (node.type === 'text') return node.data
  if (!('attribs' in node)) return null
  const { style: _, ...attributes } = node.attribs
  const props = Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value || true])
  const isRaw = node.name === 'script' || node.name === 'style'
  const inside = isRaw
    ? { dangerouslySetInnerHTML: { __html: DomUtils.textContent(node) } }
    : { ...(node.children.length > 0 && { children: node.children.map(elementOf) }) }
  return createElement(node.name, { key, ...Object.fromEntries(props), ...inside })
}
