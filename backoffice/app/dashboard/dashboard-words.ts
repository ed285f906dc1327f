import { words } from '@pito/web/words/words'

export const dashboardWords = words({
  fi: {
    title: 'Aloitus',
    guide: 'Ennen kuin kauppa voi myydä',
    advised: 'Suosittelemme vielä',
    today: 'Tänään',
    noWork: 'Oikeuksillasi ei näy päivän töitä.',
    noGuide: 'Kaupan tilannetta ei voitu hakea',
    done: 'valmis',
    open: 'tekemättä',
    optional: 'suositellaan',
    attention: 'Vaatii huomiota',
    noAttention: 'Huomiota vaativia asioita ei voitu hakea',
    eprelMissing: 'Myynnissä ilman EPREL-numeroa',
    nothing: 'Miltään myynnissä olevalta tuotteelta ei puutu EPREL-numeroa.',
  },
  en: {
    title: 'Start',
    guide: 'Before the shop can sell',
    advised: 'We also recommend',
    today: 'Today',
    noWork: "Your permissions do not show any of today's work.",
    noGuide: 'The state of the shop could not be loaded',
    done: 'done',
    open: 'to do',
    optional: 'recommended',
    attention: 'Needs attention',
    noAttention: 'What needs attention could not be loaded',
    eprelMissing: 'On sale without an EPREL number',
    nothing: 'No article on sale lacks its EPREL number.',
  },
})

/** The names of the steps of the set-up. */
export const stepNames = words({
  fi: {
    company: 'Yrityksen tiedot',
    vat: 'Arvonlisävero',
    delivery: 'Toimitus',
    pages: 'Sivujen tekstit',
    articles: 'Tuotteita myynnissä',
    'service-points': 'Asennuspisteet',
    'second-owner': 'Toinen omistaja',
  },
  en: {
    company: 'Company',
    vat: 'VAT rates',
    delivery: 'Delivery',
    pages: 'Texts of the pages',
    articles: 'Articles on sale',
    'service-points': 'Service points',
    'second-owner': 'A second owner',
  },
})

/** The sentences that say what is left to do in each open step. */
export const stepHints = words({
  fi: {
    company: 'Kauppa ei ota tilauksia vastaan ennen kuin yrityksen tiedot on tallennettu.',
    vat: 'Tälle päivälle ei ole arvonlisäverokantaa.',
    delivery: 'Toimitukselle ei ole hintaa eikä aikaa.',
    pages:
      'Nämä sivut ovat luonnoksia. Lue ne ja merkitse ne sitten tarkistetuiksi palvelimella: npm run pages:checked -- ja sivun polku.',
    articles: 'Tuo tuotteet tiedostosta tai lisää ne käsin, ja aseta ne myyntiin.',
    'service-points':
      'Ilman asennuspistettä kauppa vain toimittaa renkaita. Asennuspiste lisätään tietokantaan: ohje on tiedostossa docs/operations.md.',
    'second-owner': 'Jos ainoa omistaja ei pääse kirjautumaan, kukaan ei voi hallita henkilökuntaa.',
  },
  en: {
    company: 'The shop takes no orders until the data of the company is saved.',
    vat: 'No VAT rate is valid today.',
    delivery: 'Delivery has neither a price nor a time.',
    pages:
      'These pages are drafts. Read them, and then mark them as checked on the server: npm run pages:checked -- and the path of the page.',
    articles: 'Import the articles from a file or add them by hand, and put them on sale.',
    'service-points':
      'Without a service point the shop only delivers tyres. A service point is added to the database as docs/operations.md describes.',
    'second-owner': 'If the only owner cannot log in, nobody can manage the staff.',
  },
})

/** The kinds of today's work. */
export const workNames = words({
  fi: {
    'orders-paid-today': 'Tänään maksettuja tilauksia',
    'orders-to-send': 'Pakattavia ja lähetettäviä tilauksia',
    'reviews-waiting': 'Tarkistettavia arvosteluja',
    'partner-requests-waiting': 'Käsiteltäviä kumppanihakemuksia',
    'receipts-open': 'Keskeneräisiä saapumisia',
    'mails-failed': 'Epäonnistuneita sähköposteja',
    'imports-ready': 'Hyväksyntää odottavia tuonteja',
  },
  en: {
    'orders-paid-today': 'Orders paid today',
    'orders-to-send': 'Orders to pack and send',
    'reviews-waiting': 'Reviews to check',
    'partner-requests-waiting': 'Partner requests to handle',
    'receipts-open': 'Goods receipts not yet received',
    'mails-failed': 'Failed e-mails',
    'imports-ready': 'Imports that wait for approval',
  },
})
