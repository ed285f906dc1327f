import { importFields } from '@pito/contracts/records/import-fields'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { MappingFault } from './map-columns.ts'

/** Returns the sentence that says why a file cannot be imported with its columns. The sentence names the field. */
export function columnFaultSentence(kind: ImportKind, { fault, field }: MappingFault): Sentence {
  const heading = importFields[kind].find(({ name }) => name === field)?.heading
  const [fi, en] = [heading?.fi_FI ?? field, heading?.en_GB ?? field]
  const sentences: Readonly<Record<MappingFault['fault'], Sentence>> = {
    required: {
      fi_FI: `Sarake puuttuu: ${fi}. Valitse, mistä sarakkeesta se luetaan.`,
      en_GB: `A column is missing: ${en}. Choose the column from which it is read.`,
    },
    twice: {
      fi_FI: `Kahdelle sarakkeelle on valittu sama tieto: ${fi}.`,
      en_GB: `Two columns are assigned to the same field: ${en}.`,
    },
    value: {
      fi_FI: `Valitse jokaiselle tekstille merkitys: ${fi}.`,
      en_GB: `Choose a meaning for each text: ${en}.`,
    },
    clears: {
      fi_FI: `Tyhjä solu ei voi tyhjentää tätä tietoa: ${fi}.`,
      en_GB: `An empty cell cannot clear this field: ${en}.`,
    },
    unknown: { fi_FI: `Tuntematon tieto: ${fi}.`, en_GB: `Unknown field: ${en}.` },
  }
  return sentences[fault]
}
