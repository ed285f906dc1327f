import { z } from 'zod'

type EveryField<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Inner> | z.ZodPrefault<infer Inner>
    ? Inner
    : Shape[Name]
}

/**
 * Returns the fields without their defaults, for the body of a call that replaces a record. A default would overwrite
 * what is stored if a client left the field out.
 */
export function everyField<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) {
  const shape: z.ZodRawShape = Object.fromEntries(
    Object.entries(fields.shape).map(([name, field]) => [name, withoutDefault(field as z.ZodType)]),
  )
  return z.object(shape as EveryField<Shape>)
}

function withoutDefault(field: z.ZodType): z.ZodType {
  if (!(field instanceof z.ZodDefault || field instanceof z.ZodPrefault)) return field
  const inner = withoutDefault(field.unwrap() as z.ZodType)
  return field.description === undefined ? inner : inner.describe(field.description)
}
