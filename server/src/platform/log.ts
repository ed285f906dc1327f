import { pino } from 'pino'

export type Logger = pino.Logger

/** Fields with these names are never logged, at whatever depth of the logged object. */
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

/** The fields of `mixin` are added to each line. */
export function createLog(
  level: string,
  destination?: pino.DestinationStream,
  mixin?: pino.LoggerOptions['mixin'],
): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    redact: { paths: redact, censor: '[hidden]' },
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: seriousOnly },
    timestamp: pino.stdTimeFunctions.isoTime,
    ...(mixin && { mixin }),
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Describes an error for the log. PostgreSQL quotes a value that it cannot read (class 22, data exceptions) in its
 * message, and that value may be personal, so the message is replaced.
 */
function seriousOnly(error: Error & { code?: string; cause?: unknown }) {
  const cause = error.cause instanceof Error ? error.cause : undefined
  const message = quotesValue(error) ? 'A statement was given a value that it cannot use.' : error.message
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

function quotesValue(error: Error & { code?: string }): boolean {
  return 'severity' in error && /^22/.test(error.code ?? '')
}
