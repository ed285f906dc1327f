import { momentShown } from '@pito/contracts/values/moment-shown'
import type { Sentence } from '@pito/contracts/values/sentences'
import { sentences } from '@pito/contracts/values/sentences'

const fixed = sentences({
  row: { fi_FI: 'Rivi', en_GB: 'Row' },
  record: { fi_FI: 'Tuote', en_GB: 'Record' },
  verdict: { fi_FI: 'Esikatselu', en_GB: 'Dry run' },
  before: { fi_FI: 'Ennen', en_GB: 'Before' },
  after: { fi_FI: 'Jälkeen', en_GB: 'After' },
  outcome: { fi_FI: 'Tulos', en_GB: 'Result' },
  reason: { fi_FI: 'Syy', en_GB: 'Reason' },
  new: { fi_FI: 'uusi', en_GB: 'new' },
  changed: { fi_FI: 'muuttuu', en_GB: 'changed' },
  unchanged: { fi_FI: 'ennallaan', en_GB: 'unchanged' },
  guarded: { fi_FI: 'pysäytetty', en_GB: 'guarded' },
  rejected: { fi_FI: 'hylätty', en_GB: 'rejected' },
  missing: { fi_FI: 'puuttuu tiedostosta', en_GB: 'missing from the file' },
  done: { fi_FI: 'tehty', en_GB: 'done' },
  skipped: { fi_FI: 'ohitettu', en_GB: 'skipped' },
})

function changedBy({ by, at }: { readonly by: string | null; readonly at: string | null }): Sentence {
  if (at === null) return { fi_FI: 'Muutettu sillä välin', en_GB: 'Changed meanwhile' }
  const moment = new Date(at)
  return {
    fi_FI: `${by ?? 'Kauppa'} muutti tätä ${momentShown(moment, 'fi')}`,
    en_GB: `Changed by ${by ?? 'the shop'} at ${momentShown(moment, 'en')}`,
  }
}

/** The words of the reports that are downloaded. */
export const reportWords = { ...fixed, changedBy }
