type Json = Record<string, unknown>
type Kind = 'parameters' | 'responses' | 'schemas'

interface Schema extends Json {
  readonly $ref?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

interface Media {
  schema?: Schema
}

interface Operation {
  readonly operationId: string
  readonly parameters?: Json[]
  readonly requestBody?: { readonly content: Record<string, Media> }
  readonly responses: Record<string, Json & { readonly content?: Record<string, Media> }>
}

interface Document {
  readonly paths: Readonly<Record<string, object>>
  readonly components: Record<Kind, Json>
}

/** A part of a call that may stand under `components`, and where the call has it. */
interface Place {
  readonly kind: Kind
  readonly part: Json
  readonly holder: object
  readonly key: string | number
  readonly shortName: string
  /** The name of the component if two different parts have the same short name. */
  readonly longName: string
}

/**
 * Moves what several places of the document describe in the same words to its `components`: parameters, the schemas of
 * requests and responses, and the responses of refusals. Equal parts are found by their JSON, so that no list of shared
 * parts has to be maintained.
 */
export function shareRepeatedParts<D extends Document>(document: D): D {
  const places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values<Operation>(methods as Record<string, Operation>).flatMap((operation) => [
      ...parametersOf(operation, path),
      ...schemasOf(operation),
      ...refusalsOf(operation),
    ]),
  )
  for (const [kind, ofKind] of Map.groupBy(places, ({ kind }) => kind))
    document.components[kind] = shareAmong(ofKind, document.components[kind])
  return document
}

function parametersOf({ parameters = [] }: Operation, path: string): Place[] {
  return parameters.flatMap((part, key) => {
    // A reference cannot have an example beside it, so a parameter with an example stays in its call.
    if (part.$ref || 'example' in part) return []
    const name = String(part.name)
    const [resource] = path.replace('/api/v1', '').split(`/{${name}}`)
    const longName = inPascalCase(`${resource}/${name}`)
    const shortName = name === 'id' ? longName : inPascalCase(name)
    return { kind: 'parameters', part, holder: parameters, key, shortName, longName }
  })
}

function schemasOf({ operationId, requestBody, responses }: Operation): Place[] {
  const requests = Object.values(requestBody?.content ?? {}).flatMap((holder) => {
    const part = holder.schema
    // A request may leave out a field with a default. openapi-typescript knows that only of a schema that stands in the
    // request itself, and makes the field of a component required.
    if (!part || part.$ref || hasDefault(part)) return []
    const name = `${inPascalCase(operationId)}Request`
    return { kind: 'schemas' as const, part, holder, key: 'schema', shortName: name, longName: name }
  })
  const answers = Object.values(responses[200]?.content ?? {}).flatMap((holder) => {
    const part = holder.schema
    if (!part || part.$ref) return []
    const longName = `${inPascalCase(operationId)}Response`
    const shortName = nameByData(part) ?? longName
    return { kind: 'schemas' as const, part, holder, key: 'schema', shortName, longName }
  })
  return [...requests, ...answers]
}

function hasDefault(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.hasOwn(part, 'default') || Object.values(part).some(hasDefault)
}

/** Returns a name for the schema of a response, or undefined if the data in it have none. */
function nameByData({ properties = {} }: Schema): string | undefined {
  const { data, last_page } = properties
  const name = (data?.items ?? data)?.$ref?.split('/').at(-1)
  const ofList = last_page ? 'PageResponse' : 'ListResponse'
  return name && name + (data?.items ? ofList : 'Response')
}

function refusalsOf({ operationId, responses }: Operation): Place[] {
  return Object.entries(responses).flatMap(([status, part]) => {
    if (status === '200' || part.$ref) return []
    const name = inPascalCase(operationId) + status
    return { kind: 'responses', part, holder: responses, key: status, shortName: name, longName: name }
  })
}

function shareAmong(places: readonly Place[], named: Json): Json {
  const equalPlaces = Map.groupBy(places, ({ part }) => JSON.stringify(part)).values()
  const repeated = [...equalPlaces].filter(({ length }) => length > 1)
  const shortNames = repeated.map(([first]) => first?.shortName)
  const all = { ...named }
  for (const equal of repeated) {
    const { kind, part, shortName, longName } = equal[0] as Place
    const isTaken =
      shortNames.filter((name) => name === shortName).length > 1 || Object.hasOwn(named, shortName)
    const name = isTaken ? longName : shortName
    if (Object.hasOwn(all, name)) throw new Error(`Two of the ${kind} would be called ${name}.`)
    all[name] = part
    const reference = { $ref: `#/components/${kind}/${name}` }
    for (const { holder, key } of equal) Object.assign(holder, { [key]: reference })
  }
  return sortedByName(all)
}

/** A new component then moves no other, so that the diff of `contracts/openapi.json` shows only what is new. */
function sortedByName(components: Json): Json {
  return Object.fromEntries(Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Converts a code, a parameter or a path to PascalCase: too-many-requests becomes TooManyRequests. */
export function inPascalCase(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
