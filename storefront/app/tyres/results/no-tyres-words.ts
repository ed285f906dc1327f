import { words } from '@pito/web/words/words'

/** Texts of a list without tyres. */
export const noTyres = words({
  fi: {
    none: 'Renkaita ei löytynyt',
    noneHint: 'Poista jokin suodatin, niin näet enemmän.',
    noneOfSize: (size: string) => `Kokoa ${size} ei ole nyt valikoimassa. Kokeile toista kokoa.`,
    nothing: 'Tässä luettelossa ei ole nyt renkaita. Katso muut ajoneuvotyypit tai palaa myöhemmin.',
    otherSizes: 'Valitse toinen koko',
    clearFilters: 'Tyhjennä suodattimet',
    allTyres: 'Kaikki renkaat',
  },
  en: {
    none: 'No result found',
    noneHint: 'Remove a filter to see more.',
    noneOfSize: (size) => `We have no tyres in ${size} at the moment. Try another size.`,
    nothing: 'There are no tyres here at the moment. Try another vehicle type, or come back later.',
    otherSizes: 'Choose another size',
    clearFilters: 'Clear filters',
    allTyres: 'All tyres',
  },
})
export type NoTyresWords = (typeof noTyres)['fi']
