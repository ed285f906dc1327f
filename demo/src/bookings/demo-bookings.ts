import type { Locale } from '@pito/contracts/values/locale'

export interface DemoBooking {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly licencePlate: string | null
  readonly locale: Locale
  /**
   * The index of the service point among those with a calendar, or null for the first point that arranges times by
   * phone.
   */
  readonly point: number | null
  /** The index of the booked time among the free times of the coming weeks. */
  readonly time: number
}

const finnish = (
  name: string,
  licencePlate: string | null,
  point: number | null,
  time: number,
): DemoBooking => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@pito.example`,
  phone: '040 123 4567',
  licencePlate,
  locale: 'fi_FI',
  point,
  time,
})

/**
 * The demo's appointments that belong to no order. Veikko and Emma are customers of the demo, and the others are
 * guests. (Aino's appointment belongs to her order.)
 */
export const demoBookings: readonly DemoBooking[] = [
  finnish('Veikko Korhonen', 'XYZ-789', null, 0),
  { ...finnish('Emma Wilson', 'KLM-456', 1, 20), locale: 'en_GB' },
  finnish('Siiri Salo', 'RST-321', 0, 30),
  finnish('Onni Laine', null, 0, 41),
  finnish('Helmi Niemi', 'UVX-654', 1, 25),
  finnish('Eino Koski', 'BCD-987', 1, 55),
  finnish('Lempi Lehto', 'EFG-147', 2, 18),
  finnish('Toivo Saari', null, 2, 19),
  finnish('Impi Mäki', 'HIJ-258', 3, 33),
]
