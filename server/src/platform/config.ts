import { resolve } from 'node:path'
import { isCalendarDate } from '@pito/contracts/values/calendar-date'
import { z } from 'zod'
import type { CompanySettings } from './company/company-settings.ts'
import { companySettingsIn } from './company/company-settings.ts'
import { limitsSetting, widerLimits } from './limits/limits-of-reservations.ts'
import { isGuessable, storedSecret } from './secret-key.ts'
import { StartRefused } from './start-refused.ts'
import { isTooWide } from './trusted-networks.ts'

// React reads NODE_ENV when it is imported, and its development mode is three times slower; main.ts therefore imports
// this file first.
process.env.NODE_ENV ??= process.env.PITO_DEV === '1' ? 'development' : 'production'

const root = resolve(import.meta.dirname, '../../..')
const wholeNumber = (low: number, high: number) => {
  const error = `it has to be a whole number from ${low} to ${high}.`
  return z.coerce.number({ error }).int({ error }).min(low, { error }).max(high, { error })
}
const share = () => {
  const error = 'it has to be a share from 0 to 1, such as 0.1.'
  return z.coerce.number({ error }).min(0, { error }).max(1, { error })
}
const list = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: 'it has to be IP addresses or networks such as 10.0.0.0/8, separated by commas.',
      }),
    ),
  )
  .refine((networks) => !networks.some(isTooWide), {
    error: 'it would let anybody choose the address they seem to come from: name only your own proxies.',
  })

const addressOf = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: `it has to be an address such as ${usual}.` })
    .transform((url) => url.replace(/\/$/, ''))
    .default(usual)

/** A day of each year as MM-DD. The 29th of February is not one. */
const dayOfYear = (usual: string) =>
  z
    .string()
    .refine((day) => isCalendarDate(`2026-${day}`), {
      error: `it has to be a month and a day such as ${usual}.`,
    })
    .default(usual)

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'it has to be an address such as postgres://user:password@host/database.',
})

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  DATABASE_TIMEOUT: wholeNumber(1, 600).default(10),
  SHOP_URL: z
    .url({ protocol: /^https?$/, error: 'it has to be an address such as https://pito.example.' })
    .optional(),
  SHOP_MODE: z.enum(['demo', 'production']).default('demo'),
  TRUST_PROXY: list.optional(),
  SECRET_KEY: z
    .string()
    .min(32, { error: 'it has to have at least 32 characters.' })
    .refine((secret) => !isGuessable(secret), {
      error: 'it repeats too few characters: take the output of `openssl rand -base64 48`.',
    })
    .optional(),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'it has to be an address such as smtp://user:password@host:587.' })
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  PARTNER_MAIL: z.email({ error: 'it has to be one e-mail address.' }).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
  JOBS: z.enum(['on', 'off']).default('on'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  DRAIN_SECONDS: wholeNumber(0, 10).default(0),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(1200),
  BODY_LIMIT_KB: wholeNumber(1, 10_240).default(256),
  PRODUCTS_PER_PAGE: wholeNumber(1, 100).default(20),
  PAGE_CACHE_MB: wholeNumber(0, 4096).default(64),
  BOOKING_DAYS_AHEAD: wholeNumber(1, 365).default(60),
  BOOKING_CHANGE_HOURS: wholeNumber(0, 168).default(24),
  WINTER_REMINDER_DAY: dayOfYear('10-01'),
  SUMMER_REMINDER_DAY: dayOfYear('03-15'),
  COLLECT_RETURNS: z.enum(['on', 'off']).default('on'),
  PERSON_LIMITS: limitsSetting().prefault('3,3,24,20'),
  COMPANY_LIMITS: limitsSetting().prefault('10,10,200,40'),
  NETWORK_LIMITS: limitsSetting().prefault('60,60,600,300'),
  WIDER_NETWORK_LIMITS: limitsSetting().optional(),
  SCARCE_STOCK: wholeNumber(0, 1000).default(20),
  RESERVATION_WAIT_MINUTES: wholeNumber(0, 180).default(30),
  CHECKOUT_LIMIT: wholeNumber(0, 100_000).default(0),
  SEALING: z.enum(['optional', 'required']).default('optional'),
  CAPTCHA_WORK: wholeNumber(1, 1_000_000).default(3000),
  VEHICLE_REGISTRY_URL: z
    .url({ protocol: /^https?$/, error: 'it has to be an address such as https://registry.example/v1.' })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  VEHICLE_REGISTRY_KEY: z.string().min(8).optional(),
  GEOCODER_URL: z
    .url({
      protocol: /^https?$/,
      error: 'it has to be an address such as https://geocoder.example/geocoding.',
    })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  GEOCODER_KEY: z.string().min(8).optional(),
  KLAVIYO_API_KEY: z.string().min(8).optional(),
  KLAVIYO_URL: addressOf('https://a.klaviyo.com'),
  PAYTRAIL_ACCOUNT: z
    .string()
    .regex(/^\d{1,12}$/, { error: 'it has to be the number of a merchant, such as 375917.' })
    .optional(),
  PAYTRAIL_SECRET: z.string().min(8, { error: 'it has to have at least 8 characters.' }).optional(),
  PAYTRAIL_URL: addressOf('https://services.paytrail.com'),
  KLARNA_USERNAME: z.string().min(1).optional(),
  KLARNA_PASSWORD: z.string().min(8, { error: 'it has to have at least 8 characters.' }).optional(),
  KLARNA_URL: addressOf('https://api.klarna.com'),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'it has to be an address such as http://127.0.0.1:4318.' })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: share().default(1),
  DATA_FOLDER: z.string().min(1).default('var'),
})

type Settings = z.output<typeof settings>
export type Config = ReturnType<typeof asConfig> & { readonly companySettings: CompanySettings }

/**
 * Reads the settings of the shop; no other code reads the environment. A wrong value stops the start with a sentence
 * that names the setting.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(input)
  if (!parsed.success) throw new StartRefused(parsed.error.issues.map(sentenceFor).join('\n'))
  return {
    ...asConfig(parsed.data, environment.PITO_DEV === '1'),
    // These settings are parsed only when the company is not stored yet (company/fill-company.ts).
    companySettings: companySettingsIn(input),
  }
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  return `The setting ${String(issue.path[0])} cannot be used: ${issue.message.replace(/[.:]?$/, '.')} The README lists what it may be.`
}

function asConfig(values: Settings, development: boolean) {
  const shopUrl = new URL(values.SHOP_URL ?? `http://localhost:${values.PORT}`)
  const dataFolder = resolve(root, values.DATA_FOLDER)
  refuseUnsafe(values, shopUrl)
  // A production shop without the setting has been refused.
  const mailFrom = values.MAIL_FROM ?? 'Pito <kauppa@pito.example>'
  return {
    root,
    development,
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    // Sessions need this address if DATABASE_URL leads through a pooler.
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePool: values.DATABASE_POOL,
    databaseTimeoutSeconds: values.DATABASE_TIMEOUT,
    shopUrl,
    secure: shopUrl.protocol === 'https:',
    shopMode: values.SHOP_MODE,
    trustProxy: values.TRUST_PROXY,
    secretKey: values.SECRET_KEY ?? storedSecret(dataFolder),
    mailUrl: values.MAIL_URL,
    mailFrom,
    partnerMail: values.PARTNER_MAIL ?? addressIn(mailFrom),
    // A demo prints only the three lines of its start; a log line per request is useful only to those who operate a
    // shop.
    logLevel: values.LOG_LEVEL ?? (values.SHOP_MODE === 'demo' ? 'warn' : 'info'),
    jobs: values.JOBS === 'on',
    webConcurrency: values.WEB_CONCURRENCY,
    drainSeconds: values.DRAIN_SECONDS,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    bodyLimitBytes: values.BODY_LIMIT_KB * 1024,
    productsPerPage: values.PRODUCTS_PER_PAGE,
    // In development no page is cached, so that a reload shows a changed text.
    pageCacheBytes: development ? 0 : values.PAGE_CACHE_MB * 1024 * 1024,
    bookingDaysAhead: values.BOOKING_DAYS_AHEAD,
    bookingChangeHours: values.BOOKING_CHANGE_HOURS,
    reminderDays: { winter: values.WINTER_REMINDER_DAY, summer: values.SUMMER_REMINDER_DAY },
    collectsReturns: values.COLLECT_RETURNS === 'on',
    limits: {
      person: values.PERSON_LIMITS,
      company: values.COMPANY_LIMITS,
      network: values.NETWORK_LIMITS,
      widerNetwork: values.WIDER_NETWORK_LIMITS ?? widerLimits(values.NETWORK_LIMITS),
    },
    scarceStock: values.SCARCE_STOCK,
    reservationWaitMinutes: values.RESERVATION_WAIT_MINUTES,
    checkoutLimit: values.CHECKOUT_LIMIT,
    sealing: values.SEALING,
    captchaWork: values.CAPTCHA_WORK,
    ...servicesIn(values),
    metricsToken: values.METRICS_TOKEN,
    telemetryUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    telemetryShare: values.OTEL_TRACES_SAMPLER_ARG,
    dataFolder,
  } as const
}

/** Returns the settings of the external services that the shop calls. */
function servicesIn(values: Settings) {
  return {
    vehicleRegistryUrl: values.VEHICLE_REGISTRY_URL,
    vehicleRegistryKey: values.VEHICLE_REGISTRY_KEY,
    geocoderUrl: values.GEOCODER_URL,
    geocoderKey: values.GEOCODER_KEY,
    klaviyoApiKey: values.KLAVIYO_API_KEY,
    klaviyoUrl: values.KLAVIYO_URL,
    paytrailAccount: values.PAYTRAIL_ACCOUNT,
    paytrailSecret: values.PAYTRAIL_SECRET,
    paytrailUrl: values.PAYTRAIL_URL,
    klarnaUsername: values.KLARNA_USERNAME,
    klarnaPassword: values.KLARNA_PASSWORD,
    klarnaUrl: values.KLARNA_URL,
  } as const
}

/** True if the shop searches by licence plate: it has a vehicle registry, or is a demo, which simulates one. */
export function searchesPlates({
  shopMode,
  vehicleRegistryUrl,
}: Pick<Config, 'shopMode' | 'vehicleRegistryUrl'>): boolean {
  return shopMode === 'demo' || vehicleRegistryUrl !== undefined
}

/**
 * Returns the e-mail address of a sender, which is written as `Pito <kauppa@pito.example>` or as the address alone.
 */
export function addressIn(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender
}

function refuseUnsafe(values: Settings, shopUrl: URL): void {
  if (shopUrl.protocol === 'https:' && !values.TRUST_PROXY)
    throw new StartRefused(
      'SHOP_URL is https, which a proxy in front of the shop speaks: set TRUST_PROXY to its address.',
    )
  if (values.WEB_CONCURRENCY > 1 && !values.DATABASE_URL)
    throw new StartRefused('WEB_CONCURRENCY above 1 needs a database of your own: set DATABASE_URL too.')
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new StartRefused('DATABASE_DIRECT_URL belongs to a pooler: set DATABASE_URL to its address too.')
  refuseUnsafePayment(values, shopUrl)
  if (values.SHOP_MODE !== 'production') return
  if (!values.SHOP_URL || (shopUrl.protocol !== 'https:' && !isThisMachine(shopUrl)))
    throw new StartRefused('SHOP_MODE=production needs SHOP_URL to be the https address that customers use.')
  if (!values.SECRET_KEY)
    throw new StartRefused(
      'SHOP_MODE=production needs SECRET_KEY: at least 32 characters that nobody can guess.',
    )
  if (!values.MAIL_URL)
    throw new StartRefused('SHOP_MODE=production needs MAIL_URL: the SMTP server that sends the shop’s mail.')
  if (!values.MAIL_FROM)
    throw new StartRefused(
      'SHOP_MODE=production needs MAIL_FROM: the sender of the shop’s mails, such as Rengaskauppa <kauppa@rengas.example>.',
    )
}

/** A production shop can be tried on one machine without TLS, because no other machine reaches these addresses. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/**
 * Paytrail publishes this secret in its documentation, so a production shop must not use it: anybody could sign a
 * payment with it.
 */
const testSecret = 'SAIPPUAKAUPPIAS'

function refuseUnsafePayment(values: Settings, shopUrl: URL): void {
  if (!values.PAYTRAIL_ACCOUNT !== !values.PAYTRAIL_SECRET)
    throw new StartRefused('PAYTRAIL_ACCOUNT and PAYTRAIL_SECRET belong together: set both or none.')
  if (!values.KLARNA_USERNAME !== !values.KLARNA_PASSWORD)
    throw new StartRefused('KLARNA_USERNAME and KLARNA_PASSWORD belong together: set both or none.')
  if (values.SHOP_MODE !== 'production') return
  if (!values.PAYTRAIL_SECRET)
    throw new StartRefused(
      'SHOP_MODE=production needs PAYTRAIL_ACCOUNT and PAYTRAIL_SECRET: nobody can pay without them.',
    )
  if (values.PAYTRAIL_SECRET === testSecret)
    throw new StartRefused('PAYTRAIL_SECRET is the one that Paytrail publishes for tests: set your own.')
  for (const name of ['PAYTRAIL_URL', 'KLARNA_URL'] as const)
    if (
      !values[name].startsWith('https:') &&
      !(isThisMachine(shopUrl) && isThisMachine(new URL(values[name])))
    )
      throw new StartRefused(`SHOP_MODE=production needs ${name} to be an https address.`)
}
