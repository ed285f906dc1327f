import { parseDocument } from 'htmlparser2'
import { contents, texts } from './finvoice-schema.ts'

export interface XmlNode {
  readonly type: string
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  readonly data?: string
}

export function parseFinvoice(xml: string): XmlNode {
  const document = parseDocument(xml, { xmlMode: true, decodeEntities: true }) as unknown as XmlNode
  const [root] = elementsIn(document)
  if (!root) throw new Error('The document has no element.')
  return root
}

export function elementsIn({ children }: XmlNode): XmlNode[] {
  return children.filter(({ type }) => type === 'tag')
}

export function textIn({ children }: XmlNode): string {
  return children.map(({ data }) => data ?? '').join('')
}

/** Lists the points in which a Finvoice violates the schema; the list is empty for a valid one. */
export function faultsInFinvoice(xml: string): string[] {
  return faultsIn(parseFinvoice(xml))
}

function faultsIn(node: XmlNode): string[] {
  const model = contents[node.name]
  if (!model) return textFaults(node)
  const inside = elementsIn(node)
  const order = inside.map(({ name }) => name).join(' ')
  const isInOrder = patternOf(model).test(`${order} `)
  const fault = isInOrder ? [] : [`${node.name} has ${order}, where the schema has ${model}`]
  return [...fault, ...inside.flatMap(faultsIn)]
}

function textFaults(node: XmlNode): string[] {
  const text = textIn(node)
  const pattern = texts.find(([ending]) => node.name.endsWith(ending))?.[1]
  if (!pattern) return [`${node.name} is not in the table`]
  return pattern.test(text) && elementsIn(node).length === 0 ? [] : [`${node.name} is ${text}`]
}

/** Turns a content model into a regular expression over the names of the elements, each followed by a space. */
function patternOf(model: string): RegExp {
  const parts = model.split(' ').map((part) => {
    const { name = '', times = '' } = /^(?<name>\w+)(?<times>.*)$/.exec(part)?.groups ?? {}
    return `(?:${name} )${times.replace('{', '{1,')}`
  })
  return new RegExp(`^${parts.join('')}$`)
}
