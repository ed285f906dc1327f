import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { readLicencePlate } from '@pito/contracts/values/licence-plate'
import { languageOf } from '@pito/contracts/values/locale'
import { productionWeekShown } from '@pito/contracts/values/production-week'
import { readArticleIdentities } from '../../catalogue/index.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { renderEmail } from '../../platform/mail/email-layout.ts'
import type { Email } from '../../platform/mail/send-mail.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import type { Platform, ShopSettings } from '../../platform/platform.ts'
import type { ReminderSeason } from '../rules/reminder-season.ts'
import { reminderSeason } from '../rules/reminder-season.ts'
import { tyreAge } from '../rules/tyre-age.ts'
import { setsToRemindOf, whyNotReminded } from '../rules/why-not-reminded.ts'
import { stopLink } from './reminder-link.ts'
import type { CustomerToRemind, RemindedSet } from './reminder-store.ts'
import { insertDecision, readSetsToRemindOf, takeCustomersToRemind } from './reminder-store.ts'
import { seasonReminderWords } from './season-reminder-words.ts'

const customersAtOnce = 100
const seasonReminders = defineJob<Record<string, never>>('send-season-reminders', {
  retries: 1,
  retrySeconds: 60,
})

/** Reminds customers of the coming season. It does not run at night, so that no e-mail arrives then. */
export function sendSeasonReminders(platform: Platform): void {
  platform.jobs.every('37 9-19 * * *', seasonReminders, async (_, { now }) => {
    await sendDueSeasonReminders(platform, now)
  })
}

/**
 * Decides about all customers for the season whose day it is. The decision and the e-mail are stored in one transaction,
 * so that nothing is sent twice after a crash.
 */
export async function sendDueSeasonReminders(platform: Platform, now: Date): Promise<void> {
  const season = reminderSeason(platform.config.reminderDays, helsinkiDate(now))
  if (!season) return
  for (;;) {
    const found = await platform.sql.transaction((tx) => remindSome(tx, platform, { season, now }))
    if (found < customersAtOnce) return
  }
}

/** Reminds a limited number of customers. Returns the number of those about whom it decided. */
export async function remindSome(
  tx: Tx,
  platform: Platform,
  { season, now }: { readonly season: ReminderSeason; readonly now: Date },
): Promise<number> {
  const customers = await takeCustomersToRemind(tx, season, customersAtOnce)
  const sets = await setsOf(
    tx,
    customers.map(({ customerId }) => customerId),
  )
  for (const customer of customers) {
    const { customerId } = customer
    const own = sets.filter((set) => set.customerId === customerId)
    const whyNot = whyNotReminded(own, season.season)
    const isDecidedHere = await insertDecision(tx, { customerId, key: season.key, whyNot }, now)
    if (isDecidedHere && !whyNot)
      await sendMail(platform, tx, reminderEmail(platform, customer, { season, sets: own, now }))
  }
  return customers.length
}

async function setsOf(tx: Tx, customerIds: readonly string[]): Promise<RemindedSet[]> {
  const sets = await readSetsToRemindOf(tx, customerIds)
  const articles = await readArticleIdentities(tx, [...new Set(sets.map(({ tyreId }) => tyreId))])
  return sets.map((set) => ({ ...set, sizeText: articles.get(set.tyreId)?.sizeText ?? '' }))
}

interface Reminder {
  readonly season: ReminderSeason
  readonly sets: readonly RemindedSet[]
  readonly now: Date
}

/**
 * Returns the e-mail of a reminder. It is sent only to who has agreed, and each has a way to stop them (Act 917/2014,
 * section 200).
 */
function reminderEmail(
  shop: ShopSettings,
  { customerId, email, locale, firstName }: CustomerToRemind,
  { season: { season }, sets, now }: Reminder,
): Email {
  const language = languageOf(locale)
  const w = seasonReminderWords[language]
  const subject = w[`${season}Subject`]
  const unsubscribe = stopLink(shop.config, customerId, language)
  const facts = setsToRemindOf(sets, season).map((set) => {
    const { nameFi, nameEn, sizeText, quantity, plate, vehicleName } = set
    const shownPlate = plate && (readLicencePlate(plate)?.text ?? plate)
    const name = `${language === 'fi' ? nameFi : nameEn} ${sizeText}`.trim()
    return [
      w.vehicle(vehicleName, shownPlate) ?? w.unknown,
      `${w.set(quantity, name)}. ${ageOf(set, now, w)}`,
    ] as const
  })
  const rendered = renderEmail(shop, {
    locale,
    title: subject,
    paragraphs: [w.hello(firstName), w[season]],
    facts,
    button: { label: w.button, url: new URL(`/my-tyres?lang=${language}`, shop.config.shopUrl).href },
    notes: [w.why],
    links: [{ label: w.stop, url: unsubscribe }],
  })
  return { to: email, event: 'season-reminder', locale, subject, ...rendered, unsubscribe }
}

type Words = (typeof seasonReminderWords)['fi' | 'en']

function ageOf({ oldest }: RemindedSet, now: Date, w: Words): string {
  if (!oldest) return w.madeUnknown
  const { years, hint } = tyreAge(oldest, helsinkiDate(now))
  const made = w.made(productionWeekShown(oldest), years)
  return hint ? `${made} ${w[hint]}` : made
}
