import { words } from '@pito/web/words/words'

/** Texts of the reviews, wherever they are shown. */
export const reviews = words({
  fi: {
    title: 'Arvostelut',
    stars: (stars: string) => `${stars}/5 tähteä`,
    reviewCount: (count: number) => (count === 1 ? '1 arvostelu' : `${count} arvostelua`),
    verifiedBuyer: 'Vahvistettu ostaja',
    buyer: 'vahvistettu ostaja',
    bought: (size: string) => `Osti koon ${size}`,
    inOtherLanguage: 'Kirjoitettu englanniksi',
    otherLanguages: 'Muilla kielillä',
    noneInOwnLanguage: 'Suomenkielisiä arvosteluja ei vielä ole.',
    verifiedTitle: 'Näin varmistamme arvostelut',
    byBuyers: 'Kaikki arvostelut ovat renkaan meiltä ostaneilta. Luemme ne ennen julkaisua.',
    verified:
      'Lähetämme ostajalle kolmen viikon kuluttua asennuksesta tai toimituksesta henkilökohtaisen linkin, ja vain sillä voi arvostella: kerran kunkin ostetun renkaan. Julkaisemme niin myönteiset kuin kielteiset. Jätämme julkaisematta vain lainvastaiset, loukkaavat, henkilötietoja tai mainoksia sisältävät ja muuta kuin rengasta koskevat tekstit. Arvostelusta ei makseta. Keskiarvo on laskettu kaikista tämän mallin julkaistuista arvosteluista, renkaan koosta riippumatta.',
    invented: 'Esittelykauppa: nämä arvostelut ovat keksittyjä.',
    failed: 'Arvosteluja ei saatu haettua. Lataa sivu hetken päästä uudelleen.',
    all: (count: number) => `Lue kaikki ${count} arvostelua`,
  },
  en: {
    title: 'Reviews',
    stars: (stars) => `${stars} out of 5 stars`,
    reviewCount: (count) => (count === 1 ? '1 review' : `${count} reviews`),
    verifiedBuyer: 'Verified buyer',
    buyer: 'verified buyer',
    bought: (size) => `Bought size ${size}`,
    inOtherLanguage: 'Written in Finnish',
    otherLanguages: 'In other languages',
    noneInOwnLanguage: 'There are no reviews in English yet.',
    verifiedTitle: 'How we verify reviews',
    byBuyers: 'All reviews are by people who bought the tyre from us. We read them before we publish them.',
    verified:
      'Three weeks after the fitting or delivery we send the buyer a personal link, and it is the only way to review: once for each tyre that was bought. We publish favourable and unfavourable ones alike. We leave out only what is unlawful or insulting, has personal data or advertising in it, or is not about the tyre. Nothing is paid for a review. The mean is of all published reviews of this model, whatever the size.',
    invented: 'Demo shop: these reviews are invented.',
    failed: 'The reviews could not be loaded. Please reload the page in a moment.',
    all: (count) => `Read all ${count} reviews`,
  },
})
