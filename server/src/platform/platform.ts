import { join } from 'node:path'
import type pg from 'pg'
import type { CurrentCompany } from './company/follow-company.ts'
import { followCompany } from './company/follow-company.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/database.ts'
import { inTime } from './database/in-time.ts'
import type { ListenerPace } from './database/listener.ts'
import { Shortage } from './database/shortage.ts'
import type { Sql } from './database/sql.ts'
import { Edition } from './edition.ts'
import { addJobMetrics } from './jobs/job-metrics.ts'
import type { Jobs } from './jobs/jobs.ts'
import { openJobs } from './jobs/jobs.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'
import { addPoolMetrics, createMetrics } from './metrics.ts'
import { PictureMaker } from './pictures/picture-maker.ts'
import type { Revisions } from './revisions.ts'
import { followRevisions } from './revisions.ts'
import { systemClock } from './system-clock.ts'
import { observeStatements } from './telemetry/spans.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** The shop's dependencies, opened once per process and passed to every request. */
export interface Platform {
  readonly config: Config
  readonly clock: () => Date
  readonly log: Logger
  readonly sql: Sql
  readonly pool: pg.Pool
  readonly shortage: Shortage
  readonly revisions: Revisions
  readonly edition: Edition
  readonly company: CurrentCompany
  readonly metrics: Metrics
  readonly jobs: Jobs
  readonly pictures: PictureMaker
  /** Undefined if nothing is traced. */
  readonly telemetry: Telemetry | undefined
  /** Aborted when the shop closes, which ends retry loops. */
  readonly closing: AbortSignal
  close(): Promise<void>
}

/** The part of the platform that e-mails and documents need. */
export type ShopSettings = Pick<Platform, 'config' | 'company'>

interface Dependencies {
  readonly config: Config
  readonly databaseUrl: string
  readonly log: Logger
  readonly clock?: () => Date
  /** Tests set how often the listening connection checks that notifications arrive. */
  readonly pace?: ListenerPace | undefined
  readonly telemetry?: Telemetry | undefined
}

export async function openPlatform({
  config,
  databaseUrl,
  log,
  clock = systemClock,
  pace,
  telemetry,
}: Dependencies): Promise<Platform> {
  const shortage = new Shortage(clock)
  const metrics = createMetrics()
  const database = await openDatabase(databaseUrl, {
    onFailure: (error) => shortage.note(error),
    max: config.databasePool,
    timeoutSeconds: config.databaseTimeoutSeconds,
    mayBePooled: config.databaseDirectUrl !== undefined,
    observe: telemetry && observeStatements(metrics.statements),
  })
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const isTraced = telemetry !== undefined
  const jobs = openJobs({ pool: database.pool, directUrl, log, clock, isTraced })
  const revisions = await followRevisions(directUrl, log, pace)
  const edition = new Edition(clock)
  const closing = new AbortController()
  const followed = { config, sql: database.sql, revisions, edition, log, closing: closing.signal }
  const company = await followCompany(followed)
  addPoolMetrics(metrics, database.pool)
  addJobMetrics(metrics, database.sql)
  telemetry?.begin({ registry: metrics.registry, log })
  return {
    config,
    clock,
    log,
    sql: database.sql,
    pool: database.pool,
    shortage,
    revisions,
    edition,
    company,
    metrics,
    jobs,
    pictures: openPictures(config, log, edition),
    telemetry,
    closing: closing.signal,
    async close() {
      closing.abort()
      await jobs.stop()
      await revisions.close()
      await database.close()
      if (telemetry) await inTime(telemetry.close(), undefined)
    },
  }
}

function openPictures({ root, dataFolder }: Config, log: Logger, edition: Edition): PictureMaker {
  return new PictureMaker({
    // The masters of the shop come first. A production install may lack the folder of the demo.
    masters: [
      join(dataFolder, 'pictures/masters'),
      join(root, 'demo/pictures/masters'),
      join(root, 'server/src/content/drafts/pictures'),
    ],
    made: join(dataFolder, 'pictures/made'),
    log,
    onChange: () => edition.bump(),
  })
}
