import { words } from '@pito/web/words/words'

/** The texts of the news pages for each kind of news. */
export const news = {
  news: words({
    fi: {
      title: 'Uutiset',
      description: 'Mitä kaupassamme tapahtuu.',
      empty: 'Ei vielä uutisia',
      emptyHint: 'Kun julkaisemme jotain, löydät sen täältä.',
      all: 'Kaikki uutiset',
    },
    en: {
      title: 'News',
      description: 'What goes on in our shop.',
      empty: 'No news yet',
      emptyHint: 'When we publish something, you will find it here.',
      all: 'All news',
    },
  }),
  article: words({
    fi: {
      title: 'Artikkelit',
      description: 'Tietoa renkaista, niiden valinnasta ja hoidosta.',
      empty: 'Ei vielä artikkeleita',
      emptyHint: 'Kun julkaisemme jotain, löydät sen täältä.',
      all: 'Kaikki artikkelit',
    },
    en: {
      title: 'Articles',
      description: 'About tyres, how to choose them and how to look after them.',
      empty: 'No articles yet',
      emptyHint: 'When we publish something, you will find it here.',
      all: 'All articles',
    },
  }),
}
