import type { Endpoint } from '@pito/contracts/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { Caller, Context, Visit } from '../context.ts'
import { createContext } from '../context.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'
import { refreshAhead } from '../sessions/refresh-ahead.ts'
import type { Area } from '../sessions/session.ts'
import { cacheResponse } from './cache-response.ts'
import type { Authorise, Calls, CheckFields, Identify, Routes } from './calls.ts'
import { carryOut } from './carry-out.ts'
import { compressed } from './compressed.ts'
import { InvalidInput } from './invalid-input.ts'
import { anonymousIdIn, localeOf, visitOf } from './visit-of.ts'

interface Scope {
  readonly name: string
  readonly identify: Identify
  /**
   * The area whose session is renewed when its access token has expired. It is absent if the scope ignores sessions.
   */
  readonly area?: Area
  readonly routes: readonly Routes[]
}

/** Creates the routes of a scope. Routes are created only here, so no route can lack a guard. */
export function openScope(app: FastifyInstance, platform: Platform, calls: Calls, scope: Scope): void {
  for (const routes of scope.routes)
    routes((contract, useCase, guard) => {
      const authorise = typeof guard === 'function' ? guard : undefined
      const checkFields = typeof guard === 'object' ? guard.checkFields : undefined
      calls.set(`${contract.method} ${contract.path}`, {
        contract,
        scope: scope.name,
        identify: scope.identify,
        authorise,
        useCase,
      })
      app.route({
        method: contract.method,
        url: contract.path,
        ...schemaOf(contract),
        attachValidation: checkFields !== undefined,
        ...(contract.takesForm && { config: { formBody: contract.body ?? z.object({}) } }),
        // The cache stores the response before compression, because the hook of the compression runs after the hooks
        // of the route.
        ...(contract.cached && { ...cacheResponse(platform, contract), ...compressed }),
        ...admission(platform, scope, authorise),
        handler(request) {
          const ctx = contextOf(platform, request)
          if (request.validationError && checkFields)
            return refuseWithChecks(ctx, request, { contract, checkFields })
          return carryOut({ contract, useCase }, ctx, inputOf(request) as never)
        },
      })
    })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller whom the guard of the scope has admitted. */
    admitted: { readonly visit: Visit; readonly caller: Caller } | null
  }
}

/**
 * Returns the hook that identifies the caller, so that a refusal says nothing about the input. In the staff area it
 * runs before the body is read. A guest's id may be in the body, so elsewhere it runs between reading and validation.
 * The guard of the call itself may depend on the body, and therefore runs between reading and validation too.
 */
function admission(
  platform: Platform,
  scope: Scope,
  authorise: Authorise | undefined,
): Pick<RouteShorthandOptions, 'preParsing' | 'preValidation'> {
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = await visitIn(scope, platform, request)
    reply.header('cache-control', 'no-store')
    request.admitted = { visit, caller: await scope.identify(platform, visit) }
  }
  const authorised = (request: FastifyRequest) => authorise?.(contextOf(platform, request), inputOf(request))
  return scope.area === 'staff'
    ? { preParsing: admit, preValidation: async (request) => authorised(request) }
    : {
        preValidation: async (request, reply) => {
          await admit(request, reply)
          await authorised(request)
        },
      }
}

function contextOf(platform: Platform, request: FastifyRequest): Context {
  const { visit, caller } = request.admitted ?? refuse('not-allowed')
  return createContext(platform, { ...visit, locale: localeOf(request) }, caller)
}

/**
 * Returns the visit of a request. Cookies that are set during the request are sent with every response, including
 * refusals, so that a renewed session is not lost.
 */
function visitIn({ area }: Scope, platform: Platform, request: FastifyRequest): Promise<Visit> | Visit {
  const visit = { ...visitOf(platform, request), anonymousId: anonymousIdIn(request) }
  request.setCookies = visit.setCookies
  return area ? refreshAhead(platform, visit, area) : visit
}

function schemaOf(contract: Endpoint): RouteShorthandOptions {
  const { params, query, body, response } = contract
  return {
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: response },
    },
  }
}

/** Refuses input that does not match the contract, with the errors that the rules find in the other fields. */
async function refuseWithChecks<E extends Endpoint>(
  ctx: Context,
  request: FastifyRequest,
  { contract, checkFields }: { readonly contract: E; readonly checkFields: CheckFields<E> },
): Promise<never> {
  const { validationError } = request
  const isOfBody = validationError?.validationContext === 'body' && contract.body instanceof z.ZodObject
  if (!isOfBody || !(validationError instanceof InvalidInput)) throw validationError
  const sent = Object(request.body)
  const fields = Object.entries((contract.body as z.ZodObject).shape).flatMap(([name, field]) => {
    const { success, data } = z.safeParse(field, Object.hasOwn(sent, name) ? sent[name] : undefined)
    return success ? [[name, data]] : []
  })
  const input = { ...Object(request.params), ...Object.fromEntries(fields) }
  const { errors, ...others } = await checkFields(ctx, input)
  return refuse('not-valid', { ...others, errors: { ...errors, ...validationError.fieldErrors(ctx.locale) } })
}

function inputOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  return Object.assign({}, request.query, request.body, request.params)
}
