import { words } from '@pito/web/words/words'

/** The full-screen view of a tyre's pictures: loaded when it is opened. */
export const viewer = words({
  fi: {
    title: 'Kuvat koko näytöllä',
    close: 'Sulje',
    closer: 'Lähennä',
    farther: 'Loitonna',
    previous: 'Edellinen kuva',
    next: 'Seuraava kuva',
    place: (place: number, count: number) => `Kuva ${place} / ${count}`,
  },
  en: {
    title: 'Pictures on the full screen',
    close: 'Close',
    closer: 'Zoom in',
    farther: 'Zoom out',
    previous: 'Previous picture',
    next: 'Next picture',
    place: (place, count) => `Picture ${place} / ${count}`,
  },
})
