import { inject } from 'vitest'
import { buildApi } from '../../src/app.ts'
import { startJobs } from '../../src/jobs.ts'
import { readConfig } from '../../src/platform/config.ts'
import { createLog } from '../../src/platform/log.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { openPlatform } from '../../src/platform/platform.ts'
import { startSession } from '../../src/platform/sessions/start-session.ts'
import { aVisit } from '../small-shop.ts'
import { cloneDatabase } from '../test-database.ts'
import { jobsOnCommand } from './jobs-on-command.ts'
import { browserOfPerson } from './person.ts'
import { simulatedProviders } from './simulated-providers.ts'
import { company, fillSmallWorld, names, staffId, startOfYear } from './small-world.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

/** Creates the database that is copied for each history, and returns its name. */
export async function worldTemplate(): Promise<{ name: string; drop(): Promise<void> }> {
  const template = await cloneDatabase(inject('databaseTemplate'))
  await fillSmallWorld(template.url)
  return template
}

/** Opens a shop with its own database, providers and clock. */
export async function openWorld(template: string) {
  let moment = startOfYear
  const clock = () => new Date(moment)
  const database = await cloneDatabase(template)
  const providers = await simulatedProviders(clock)
  const platform = await openPlatform({
    config: readConfig({ ...settings, ...providers.settings }),
    databaseUrl: database.url,
    log: createLog('silent'),
    clock,
  })
  const { jobs, ...runJobs } = jobsOnCommand(platform.pool, clock)
  Object.assign(platform, { jobs })
  const { app } = await buildApi(platform)
  await startJobs(platform)
  return {
    ...{ platform, app, providers, runJobs },
    /** The lines that say what has happened. */
    history: [] as string[],
    people: peopleOf(platform, app),
    staff: staffOf(platform, app),
    at(milliseconds: number) {
      moment = milliseconds
    },
    async close() {
      await app.close()
      await platform.close()
      await providers.close()
      await database.drop()
    },
  }
}

const settings = {
  SECRET_KEY: 'a secret for tests, of forty characters',
  RATE_LIMIT_PER_MINUTE: '100000',
  CAPTCHA_WORK: '20',
  SHOP_URL: 'http://shop.test',
}

function peopleOf(platform: Platform, app: App) {
  return names.map((name, index) => {
    const address = `10.1.0.${index + 1}`
    return browserOfPerson(platform, app, { name, address, isCompany: index === company })
  })
}

type App = Awaited<ReturnType<typeof buildApi>>['app']

function staffOf(platform: Platform, app: App) {
  let session = { token: '', since: 0 }
  const renewed = async () => {
    const now = platform.clock()
    if (now.getTime() - session.since < 600_000) return session.token
    const { accessToken } = await platform.sql.transaction((tx) =>
      startSession(platform, tx, aVisit(platform, now), {
        subject: { kind: 'staff', id: staffId },
        hasSecondFactor: true,
      }),
    )
    session = { token: accessToken, since: now.getTime() }
    return accessToken
  }
  return async (method: 'GET' | 'POST', path: string, payload: object = {}, key?: string) => {
    const answer = await app.inject({
      method,
      url: `/api/v1/staff/${path}`,
      headers: {
        authorization: `Bearer ${await renewed()}`,
        locale: 'en_GB',
        ...(key && { 'idempotency-key': key }),
      },
      ...(method === 'POST' && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
}
