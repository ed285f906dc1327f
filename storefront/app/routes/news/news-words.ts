import { words } from '../../words/words.ts'

export const news = words({
  fi: {
    news: 'Uutiset',
    articles: 'Artikkelit',
    newsDescription: 'Mitä Pidossa tapahtuu.',
    articlesDescription: 'Tietoa renkaista, niiden valinnasta ja hoidosta.',
    noNews: 'Ei vielä uutisia',
    noArticles: 'Ei vielä artikkeleita',
    emptyHint: 'Kun julkaisemme jotain, löydät sen täältä.',
    allNews: 'Kaikki uutiset',
    allArticles: 'Kaikki artikkelit',
  },
  en: {
    news: 'News',
    articles: 'Articles',
    newsDescription: 'What goes on at Pito.',
    articlesDescription: 'About tyres, how to choose them and how to look after them.',
    noNews: 'No news yet',
    noArticles: 'No articles yet',
    emptyHint: 'When we publish something, you will find it here.',
    allNews: 'All news',
    allArticles: 'All articles',
  },
})
