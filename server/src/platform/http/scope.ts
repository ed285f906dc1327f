import type { Endpoint } from '@pito/contracts/endpoint'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { createCtx } from '../context.ts'
import type { Platform } from '../platform.ts'
import type { Calls, Identify, Routes } from './calls.ts'
import { visitOf } from './visit-of.ts'

interface Scope {
  readonly name: string
  readonly identify: Identify
  readonly routes: readonly Routes[]
}

/** Routes are born inside a scope, so none can forget its guard. */
export function openScope(app: FastifyInstance, platform: Platform, calls: Calls, scope: Scope): void {
  for (const routes of scope.routes)
    routes((contract, useCase) => {
      calls.set(`${contract.method} ${contract.path}`, {
        contract,
        scope: scope.name,
        identify: scope.identify,
        useCase,
      })
      app.route({
        method: contract.method,
        url: contract.path,
        ...schemaOf(contract),
        async handler(request, reply) {
          const visit = visitOf(platform, request)
          const caller = await scope.identify(platform, visit)
          const answer = await useCase(createCtx(platform, visit, caller), inputOf(request))
          for (const cookie of visit.setCookies) reply.header('set-cookie', cookie)
          return answer
        },
      })
    })
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

function inputOf(request: FastifyRequest): never {
  return Object.assign({}, request.query, request.body, request.params) as never
}
