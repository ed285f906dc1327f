import { pino } from 'pino'

export type Logger = pino.Logger

/** Names of fields that never reach a log, wherever in a logged object they stand. */
const personal = [
  'password',
  'email',
  'token',
  'authorization',
  'cookie',
  'phone',
  'contact_number',
  'plate',
  'secret',
]
const redact = personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    redact: { paths: redact, censor: '[hidden]' },
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: seriousOnly },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return destination ? pino(options, destination) : pino(options)
}

/** SQL drivers put the values of a statement into their errors; only what locates the fault is kept. */
function seriousOnly(error: Error & { code?: string; cause?: unknown }) {
  const cause = error.cause instanceof Error ? error.cause : undefined
  const message = 'query' in error ? 'A statement failed.' : error.message
  return {
    type: error.name,
    code: error.code ?? (cause as { code?: string } | undefined)?.code,
    message,
    cause: cause?.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
  }
}
