import type { ProjectFile, Rule } from '../project-files.ts'

const document = /^contracts\/openapi(-staff)?\.json$/

interface Schema {
  readonly description?: string
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

type Schemas = Readonly<Record<string, Schema>>

interface Parameter {
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly $ref?: string
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly schemas?: Schemas
  }
}

/**
 * Requires a description for every parameter and every field of a request body, because integrators read only the
 * OpenAPI document.
 */
export const describedParameters: Rule = (files) =>
  files.filter(({ path }) => document.test(path)).flatMap(complaints)

function complaints({ path: file, text }: ProjectFile): string[] {
  const { paths, components } = JSON.parse(text) as Document
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      undescribedIn(operation, components.schemas).map((what) => `${method.toUpperCase()} ${path}: ${what}`),
    ),
  )
  const shared = Object.values(components.parameters).flatMap(undescribedParameter)
  return [...calls, ...shared].map((what) => `${file}: ${what} has no description.`)
}

function undescribedIn({ parameters = [], requestBody }: Operation, schemas: Schemas = {}): string[] {
  const bodies = Object.values(requestBody?.content ?? {})
  return [
    ...parameters.filter(({ $ref }) => $ref === undefined).flatMap(undescribedParameter),
    ...bodies
      .flatMap(({ schema }) => undescribedFields(schema, schemas))
      .map((field) => `the field ${field}`),
  ]
}

function undescribedParameter({ name, in: place, description }: Parameter): string[] {
  return description ? [] : [`the ${place} parameter ${name}`]
}

function undescribedFields(schema: Schema, schemas: Schemas, above = ''): string[] {
  const { properties = {}, items, anyOf = [] } = whole(schema, schemas)
  const own = Object.entries(properties).flatMap(([name, field]) => [
    ...(whole(field, schemas).description ? [] : [above + name]),
    ...undescribedFields(field, schemas, `${above}${name}.`),
  ])
  const parts = [...(items ? [items] : []), ...anyOf]
  return [...own, ...parts.flatMap((part) => undescribedFields(part, schemas, above))]
}

function whole(schema: Schema, schemas: Schemas): Schema {
  return { ...schemas[schema.$ref?.split('/').at(-1) ?? ''], ...schema }
}
