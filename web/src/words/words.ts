import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from '../locale/use-locale.ts'

type Word = string | ((...given: never[]) => string) | readonly string[]
export interface Words<Area> {
  readonly fi: Area
  readonly en: Area
}

/** Returns the texts of one area in both languages. A text that is missing in one language is a compile error. */
export function words<const Area extends Record<string, Word>>(area: {
  fi: Area
  en: { [Key in keyof Area]: Widened<Area[Key]> }
}): Words<{ [Key in keyof Area]: Widened<Area[Key]> }> {
  return area as never
}

type Widened<W> = W extends string ? string : W extends readonly string[] ? readonly string[] : W

export function useWords<Area>(area: Words<Area>): Area {
  return area[languageOf(useLocale())]
}
