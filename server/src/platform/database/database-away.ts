/**
 * Error codes which mean that PostgreSQL is starting, stopping, unreachable, too slow or read-only, so that a retry
 * may succeed soon.
 */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A statement was cancelled by statement_timeout.
  '57014',
  // The server was shut down by an administrator or after a crash, or is not ready to take connections.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // These are connection exceptions, and an idle transaction that PostgreSQL ended.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25P03',
  // A write reached a read-only server, because a failover moved the shop's connections to a replica.
  '25006',
])

/**
 * Error codes of class 53 mean too many connections, or no disk space or memory left, which an operator can remedy.
 */
const insufficientResources = /^53\w{3}$/

export function isShortOfResources(error: unknown): boolean {
  return error instanceof Error && insufficientResources.test(String((error as { code?: unknown }).code))
}

/** The messages of errors that pg throws without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed)/

/** PgBouncer ends a connection with this code while PostgreSQL is away; PostgreSQL sends it without ending one. */
const protocolViolation = '08P01'

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, severity, message, cause } = error as Error & { code?: unknown; severity?: unknown }
  if (codes.has(String(code)) || isShortOfResources(error)) return true
  if (code === protocolViolation && severity === 'FATAL') return true
  return messages.test(message) || isDatabaseAway(cause)
}
