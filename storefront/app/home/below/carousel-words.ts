import { words } from '@pito/web/words/words'

export const carousel = words({
  fi: {
    kind: 'karuselli',
    pause: 'Pysäytä vaihtuminen',
    play: 'Käynnistä vaihtuminen',
    previous: 'Edellinen',
    next: 'Seuraava',
  },
  en: {
    kind: 'carousel',
    pause: 'Stop the rotation',
    play: 'Start the rotation',
    previous: 'Previous',
    next: 'Next',
  },
})
