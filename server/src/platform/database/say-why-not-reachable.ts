const oldestMajor = 15

interface Reason {
  when: RegExp
  say: (place: Place) => string
}

interface Place {
  server: string
  host: string
  user: string
  database: string
}

/** Each pattern is matched against the error's code, or its message when the driver has no code. */
const reasons: Reason[] = [
  { when: /ECONNREFUSED/, say: ({ server }) => `nothing answers at ${server}. Is PostgreSQL running there?` },
  { when: /ENOTFOUND|EAI_AGAIN/, say: ({ host }) => `there is no host called ${host}.` },
  {
    when: /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timeout/,
    say: ({ server }) => `${server} does not answer in time.`,
  },
  {
    when: /28P01|28000|SASL|password/i,
    say: ({ user, server }) => `${server} does not accept the password or the user ${user}.`,
  },
  {
    when: /3D000/,
    say: ({ database, server }) => `there is no database called ${database} at ${server}. Create it first.`,
  },
  { when: /42501/, say: ({ user, database }) => `the user ${user} may not use the database ${database}.` },
  { when: /53300/, say: ({ server }) => `${server} has no connection left for the shop.` },
  { when: /57P03/, say: ({ server }) => `${server} is starting up or shutting down. Try again in a moment.` },
]

/**
 * Returns a sentence that says why the database cannot be reached. The sentence never contains the whole URL, because
 * the URL contains a password.
 */
export function sayWhyNotReachable(error: unknown, url: string, setting = 'DATABASE_URL'): string {
  const place = placeOf(url)
  if (!place) {
    return `${setting} is not an address of PostgreSQL. It looks like postgres://user:password@host:5432/database.`
  }
  const symptoms = symptomsOf(error)
  const reason = reasons.find(({ when }) => when.test(symptoms))
  return `The database of ${setting} cannot be used: ${reason ? reason.say(place) : messageOf(error)}`
}

/**
 * Returns a sentence if the PostgreSQL version is too old, otherwise null. The argument is the value of `SHOW
 * server_version_num`, in which 150018 stands for version 15.18.
 */
export function whyNotVersion(versionNumber: number): string | null {
  const major = Math.floor(versionNumber / 10_000)
  if (major >= oldestMajor) return null
  return `The database of DATABASE_URL is PostgreSQL ${major}; the shop needs ${oldestMajor} or newer.`
}

function placeOf(text: string): Place | null {
  if (!/^postgres(ql)?:/.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const host = url.searchParams.get('host') ?? (url.hostname || 'localhost')
  return {
    host,
    server: `${host}:${url.port || '5432'}`,
    user: decodeURIComponent(url.username) || 'of this system',
    database: decodeURIComponent(url.pathname.slice(1)) || 'of that user',
  }
}

/**
 * Returns the texts by which the cause is recognised. Node reports each network address that it tried inside one
 * AggregateError.
 */
function symptomsOf(error: unknown): string {
  const { code = '', errors = [] } = error as { code?: string; errors?: unknown[] }
  return [code, messageOf(error), ...errors.map(symptomsOf)].join(' ')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
