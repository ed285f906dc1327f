import type { Language } from './locale.ts'

const fi = {
  move: (until: string) => `Voit vaihtaa asennusajan viimeistään ${until}.`,
  cancel: 'Voit perua asennuksen ja tilauksen, kunnes asennus alkaa tai renkaat lähetetään.',
}

const en: typeof fi = {
  move: (until) => `You can change the fitting time until ${until}.`,
  cancel: 'You can cancel the fitting and the order until the fitting begins or the tyres are sent.',
}

/**
 * The sentences about the two deadlines of a fitting. The e-mails, the calendar entry and the page of the order use
 * the same ones.
 */
export const fittingDeadlines: Readonly<Record<Language, typeof fi>> = { fi, en }
