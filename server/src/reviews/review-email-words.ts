export const dayFormats = {
  fi: new Intl.DateTimeFormat('fi-FI', { dateStyle: 'long', timeZone: 'Europe/Helsinki' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Helsinki' }),
}

export const reviewEmailWords = {
  fi: {
    subject: 'Mitä pidät uusista renkaistasi?',
    hello: (name: string) => `Hei ${name}`,
    request:
      'Olet nyt ajanut uusilla renkaillasi muutaman viikon. Kertoisitko muille rengasta valitseville, millaiset ne ovat? Arvosteluun menee minuutti.',
    button: 'Arvostele renkaat',
    openUntil: (day: string) => `Linkki on voimassa ${day} saakka.`,
    rules:
      'Julkaisemme sekä myönteiset että kielteiset arvostelut. Arvostelusta ei makseta eikä siitä saa etuja.',
    stop: 'En halua arvostelupyyntöjä',
  },
  en: {
    subject: 'How do you like your new tyres?',
    hello: (name: string) => `Hello ${name}`,
    request:
      'You have been driving on your new tyres for a few weeks. Would you tell others who are choosing tyres what they are like? A review takes a minute.',
    button: 'Review the tyres',
    openUntil: (day: string) => `The link is open until ${day}.`,
    rules: 'We publish favourable and unfavourable reviews alike. Nothing is paid or given for a review.',
    stop: 'I do not want requests for reviews',
  },
} as const
