import { deliveryFields } from '@pito/contracts/records/delivery'
import { describe } from '../record/describe.ts'

const days = { section: 'times', input: { maxLength: 2 } } as const

export const deliveryDescription = describe(
  deliveryFields,
  {
    tiers: {
      label: { fi: 'Toimituksen hinta renkaiden määrän mukaan', en: 'Delivery price by number of tyres' },
      section: 'tiers',
    },
    free_from_cents: {
      label: { fi: 'Maksuton toimitus alkaen', en: 'Free delivery from' },
      hint: {
        fi: 'Renkaiden hinta ennen alennuksia. Jätä tyhjäksi, jos toimitus ei ole koskaan maksuton.',
        en: 'The price of the tyres before discounts. Leave empty if delivery is never free.',
      },
      section: 'free',
    },
    cars_least_days: {
      label: { fi: 'Henkilö- ja pakettiautot, vähintään', en: 'Cars and vans, at least' },
      ...days,
    },
    cars_most_days: {
      label: { fi: 'Henkilö- ja pakettiautot, enintään', en: 'Cars and vans, at most' },
      ...days,
    },
    trucks_least_days: { label: { fi: 'Kuorma-autot, vähintään', en: 'Trucks, at least' }, ...days },
    trucks_most_days: { label: { fi: 'Kuorma-autot, enintään', en: 'Trucks, at most' }, ...days },
    cut_off_hour: {
      label: { fi: 'Tilausten lähetysraja', en: 'Cut-off hour' },
      hint: {
        fi: 'Tästä kellonajasta alkaen tilaus lasketaan seuraavalle päivälle.',
        en: 'From this hour on, an order counts as placed on the next day.',
      },
      section: 'times',
    },
    no_dispatch_weekdays: {
      label: { fi: 'Päivät ilman lähetystä', en: 'Days without dispatch' },
      section: 'days',
    },
    no_dispatch_dates: {
      label: { fi: 'Muut päivät', en: 'Other days' },
      hint: {
        fi: 'Päivä tai ajanjakso riville: 24.12.2026 tai 24.12.2026–2.1.2027',
        en: 'One day or period on each line: 24.12.2026 or 24.12.2026–2.1.2027',
      },
      section: 'days',
      rows: 3,
      input: { maxLength: 5000 },
    },
    tracking_link: {
      label: { fi: 'Lähetyksen seurantalinkki', en: 'Tracking link' },
      hint: {
        fi: 'Kuljetusyhtiön sivu, jonka lähetysilmoitus näyttää asiakkaalle. Kirjoita seurantatunnuksen paikalle {number}.',
        en: 'The page of the carrier that the e-mail about sending links to. Write {number} in the place of the tracking number.',
      },
      section: 'carrier',
      input: { inputMode: 'url' },
    },
    valid_from: {
      label: { fi: 'Voimassa alkaen', en: 'Valid from' },
      hint: {
        fi: 'Jätä tyhjäksi, jos muutos tulee voimaan heti.',
        en: 'Leave empty for a change that applies now.',
      },
      section: 'start',
      input: { type: 'date' },
    },
  },
  {
    tiers: { isWide: true },
    free: {},
    times: { heading: { fi: 'Toimitusaika arkipäivinä', en: 'Delivery time in working days' } },
    days: { isWide: true },
    carrier: { isWide: true },
    start: {},
  },
)

const { label, section } = deliveryDescription.fields.valid_from

/** Scheduled settings must have a start date. */
export const scheduledDescription: typeof deliveryDescription = {
  ...deliveryDescription,
  fields: {
    ...deliveryDescription.fields,
    valid_from: { label, section: section ?? 'start', input: { type: 'date', required: true } },
  },
}
