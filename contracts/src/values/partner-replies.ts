import type { Locale } from './locale.ts'
import { momentShown } from './moment-shown.ts'
import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

export const partnerStatuses = ['new', 'contacted', 'agreed', 'rejected'] as const
export type PartnerStatus = (typeof partnerStatuses)[number]

export const replyTemplates = ['questions', 'agreement', 'rejection'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** The status that a request has after a reply. */
export const statusAfterReply: Readonly<Record<ReplyTemplate, PartnerStatus>> = {
  questions: 'contacted',
  agreement: 'agreed',
  rejection: 'rejected',
}

export const longestReply = 4000

/** Names who changed a request meanwhile, and when, by the time in Helsinki. */
export function handledSentence(name: string, at: Date): Sentence {
  return {
    fi_FI: `${name} käsitteli tämän ${momentShown(at, 'fi')}.`,
    en_GB: `${name} handled this at ${momentShown(at, 'en')}.`,
  }
}

export const replySentences = sentences({
  textMissing: { fi_FI: 'Kirjoita teksti.', en_GB: 'Please write the text.' },
  textTooLong: {
    fi_FI: `Tekstissä voi olla enintään ${longestReply} merkkiä.`,
    en_GB: `The text can have at most ${longestReply} characters.`,
  },
  assigneeUnknown: {
    fi_FI: 'Tämä henkilö ei voi käsitellä kumppanihakemuksia.',
    en_GB: 'This person cannot handle partner requests.',
  },
  monthsWrong: { fi_FI: 'Anna kuukaudet väliltä 1–60.', en_GB: 'Please give 1 to 60 months.' },
})

interface Reply {
  readonly subject: string
  readonly text: (name: string) => string
}

/** The replies to applicants, in the language of the application. Staff edit the text before they send it. */
export const partnerReplies: Readonly<Record<Locale, Readonly<Record<ReplyTemplate, Reply>>>> = {
  fi_FI: {
    questions: {
      subject: 'Kysymyksiä kumppanihakemuksestasi',
      text: (name) =>
        `Hei ${name},\n\nkiitos hakemuksestasi. Haluaisimme tietää yrityksestäsi vähän lisää: millaisia töitä teette, montako autoa ehditte palvella päivässä ja milloin voisitte aloittaa?\n\nVastaa meille, niin sovitaan jatkosta.`,
    },
    agreement: {
      subject: 'Tervetuloa kumppaniksemme',
      text: (name) =>
        `Hei ${name},\n\nhienoa, että teemme yhteistyötä. Lähetämme sinulle seuraavaksi sopimuksen, ja sen jälkeen lisäämme asennuspisteesi kauppaan.\n\nVastaa meille, jos haluat kysyä jotain.`,
    },
    rejection: {
      subject: 'Kumppanihakemuksesi',
      text: (name) =>
        `Hei ${name},\n\nkiitos hakemuksestasi. Emme valitettavasti voi tällä hetkellä aloittaa yhteistyötä. Voit hakea myöhemmin uudelleen.`,
    },
  },
  en_GB: {
    questions: {
      subject: 'Questions about your partner application',
      text: (name) =>
        `Hello ${name},\n\nthank you for your application. We would like to know a little more about your business: what kind of work you do, how many cars you can serve in a day, and when you could start.\n\nPlease write to us, so that we can agree on the next steps.`,
    },
    agreement: {
      subject: 'Welcome as our partner',
      text: (name) =>
        `Hello ${name},\n\nwe are glad to work with you. Next we will send you the contract, and then we will add your service point to the shop.\n\nPlease write to us if you have any questions.`,
    },
    rejection: {
      subject: 'Your partner application',
      text: (name) =>
        `Hello ${name},\n\nthank you for your application. Unfortunately we cannot start working together at the moment. You are welcome to apply again later.`,
    },
  },
}
