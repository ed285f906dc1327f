import { words } from '@pito/web/words/words'

/** Texts of the full-screen viewer, which are loaded together with the viewer. */
export const viewer = words({
  fi: {
    title: 'Kuvat koko näytöllä',
    close: 'Sulje',
    zoom: 'Lähennä tai loitonna',
    previous: 'Edellinen kuva',
    next: 'Seuraava kuva',
    failed: 'Kuvaa ei voitu ladata',
    place: (place: number, count: number) => `Kuva ${place} / ${count}`,
  },
  en: {
    title: 'Pictures on the full screen',
    close: 'Close',
    zoom: 'Zoom in or out',
    previous: 'Previous picture',
    next: 'Next picture',
    failed: 'The picture could not be loaded',
    place: (place, count) => `Picture ${place} / ${count}`,
  },
})

export type ViewerWords = (typeof viewer)['fi']
