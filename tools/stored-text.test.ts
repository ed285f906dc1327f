import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadContracts } from './load-contracts.ts'

/** Fields that are compared, decrypted or looked up, so the shop never stores them as the caller sent them. */
const notStored = new Set([
  'accessToken',
  'anonymous_id',
  'captcha_id',
  'klarna_hpp_session_id',
  'order_id',
  'order_number',
  'order_numbers.*',
  'orders.*.order_number',
  'refresh_token',
  'sid',
  'signature',
  'ticket',
  'token',
])
/**
 * Fields that callers may encrypt. After decryption, schemas such as `loginFields` and `registerFields` check them.
 */
const sealable = new Set(['email', 'oldpassword', 'password'])
/**
 * Fields that are verified in another way: Paytrail signs its parameters, and the fields of a passkey are decoded and
 * verified.
 */
const verified = /^(?:checkout_|passkey\.|response\.(?!authenticatorAttachment|response\.transports))/
const ofManyLines = /^(?:body|comment|note|text|(?:block\d|description)_(?:fi|en))$/

const invisible = {
  NUL: '\u0000',
  'a line feed': '\n',
  'a zero-width space': '\u200B',
  'an override': '\u202E',
}

const contracts = await loadContracts()

test.each(Object.entries(invisible))(
  'no call stores a text of one line with %s in it',
  (_name, character) => {
    const takers = contracts.flatMap(({ name, body }) =>
      textsIn(body)
        .filter(({ path }) => !isExempt(path) && !(character !== '\u0000' && ofManyLines.test(path)))
        .filter(({ schema }) => schema.safeParse(`ab${character}cd`).success)
        .map(({ path }) => `${name}: ${path}`),
    )
    expect(takers).toEqual([])
  },
)

test('the fields of known forms are among those that are looked at', () => {
  const found = contracts.flatMap(({ name, body }) => textsIn(body).map(({ path }) => `${name}: ${path}`))
  expect(found).toEqual(
    expect.arrayContaining([
      'createPartnerRequest: comment',
      'register: first_name',
      'saveAccount: city',
      'saveCheckoutDraft: details.*',
      'saveReview: display_name',
      'storeMarketingEvent: items.*.name',
      'updateShippingDetails: billing_details.first_name',
    ]),
  )
})

interface Text {
  readonly path: string
  readonly schema: z.ZodType
}

function isExempt(path: string): boolean {
  return notStored.has(path) || sealable.has(path) || verified.test(path)
}

/** Returns every field of a body that may be a text, nested fields included, with its schema. */
function textsIn(schema: z.ZodType | undefined, path = ''): Text[] {
  const inner = unwrapped(schema)
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, part]) => textsIn(part as z.ZodType, below(name)))
  if (inner instanceof z.ZodArray) return textsIn(inner.element as z.ZodType, below('*'))
  if (inner instanceof z.ZodRecord) return textsIn(inner.valueType as z.ZodType, below('*'))
  if (inner instanceof z.ZodUnion)
    return inner.options.flatMap((option) => textsIn(option as z.ZodType, path))
  return schema && inner instanceof z.ZodString ? [{ path, schema }] : []
}

function unwrapped(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in as z.ZodType)
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  return isWrapper ? unwrapped(schema.unwrap() as z.ZodType) : schema
}
