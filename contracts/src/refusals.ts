import { checkoutRefusals } from './checkout-refusals.ts'
import { refusalList } from './refusal-list.ts'
import { staffRefusals } from './staff-refusals.ts'
import { accountSentences } from './values/account-sentences.ts'
import { vehicleRefusals } from './vehicle-refusals.ts'

/** Every refusal code of the API. */
export const refusals = refusalList({
  ...checkoutRefusals,
  ...staffRefusals,
  ...vehicleRefusals,
  'no-mail-server': {
    status: 409,
    sentence: {
      fi_FI: 'Viestejä ei lähetetä, koska kaupan asetuksissa ei ole sähköpostipalvelinta (MAIL_URL).',
      en_GB: 'No messages are sent, because the settings of the shop name no mail server (MAIL_URL).',
    },
  },
  'not-readable': {
    status: 400,
    sentence: { fi_FI: 'Pyyntöä ei voitu lukea.', en_GB: 'The request could not be read.' },
  },
  'not-valid': {
    status: 422,
    sentence: {
      fi_FI: 'Yksi tai useampi kenttä on virheellinen.',
      en_GB: 'One or more validation errors occurred',
    },
  },
  'not-logged-in': {
    status: 401,
    sentence: { fi_FI: 'Kirjaudu ensin sisään.', en_GB: 'Please log in first.' },
  },
  'session-ended': {
    status: 401,
    sentence: {
      fi_FI: 'Istunto on päättynyt, kirjaudu uudelleen päästäksesi tilillesi.',
      en_GB: 'Session expired, please re-login to access you account',
    },
  },
  'not-allowed': {
    status: 403,
    sentence: {
      fi_FI: 'Sinulla ei ole oikeutta tähän.',
      en_GB: "You don't have permission to do this.",
    },
  },
  'not-allowed-while-acting': {
    status: 403,
    sentence: {
      fi_FI: 'Tätä ei voi tehdä asiakkaan puolesta.',
      en_GB: 'This cannot be done while acting for a customer.',
    },
  },
  'login-failed': {
    status: 422,
    sentence: accountSentences.loginFailed,
  },
  'email-taken': {
    status: 422,
    sentence: accountSentences.emailTaken,
  },
  'link-over': {
    status: 404,
    sentence: {
      fi_FI: 'Linkki on vanhentunut tai jo käytetty. Pyydä uusi.',
      en_GB: 'The link has expired or has already been used. Please request a new one.',
    },
  },
  'password-needed': {
    status: 403,
    sentence: { fi_FI: 'Vahvista salasanallasi.', en_GB: 'Please confirm with your password.' },
  },
  'passkey-not-valid': {
    status: 422,
    sentence: {
      fi_FI: 'Pääsyavainta ei voitu vahvistaa. Yritä uudelleen tai kirjaudu salasanalla.',
      en_GB: 'The passkey could not be verified. Please try again, or log in with your password.',
    },
  },
  'too-many-passkeys': {
    status: 422,
    sentence: {
      fi_FI: 'Tilillä voi olla enintään kymmenen pääsyavainta. Poista ensin jokin niistä.',
      en_GB: 'An account can have ten passkeys at most. Please remove one first.',
    },
  },
  'foreign-origin': {
    status: 403,
    sentence: {
      fi_FI: 'Pyyntö tuli toiselta sivustolta, joten sitä ei suoritettu.',
      en_GB: 'The request came from another site, so it was not carried out.',
    },
  },
  'wrong-host': {
    status: 421,
    sentence: {
      fi_FI: 'Kauppa ei vastaa tällä nimellä.',
      en_GB: 'The shop does not answer to this name.',
    },
  },
  'not-found': {
    status: 404,
    sentence: { fi_FI: 'Hakemaasi ei löytynyt.', en_GB: 'What you asked for was not found.' },
  },
  'article-gone': {
    status: 410,
    sentence: { fi_FI: 'Rengas on poistunut valikoimasta.', en_GB: 'This tyre is no longer sold.' },
  },
  'not-enough-stock': {
    status: 422,
    sentence: {
      fi_FI: 'Tuotetta ei ole varastossa näin montaa.',
      en_GB: 'There are not that many of this product in stock.',
    },
  },
  'sold-out': {
    status: 422,
    sentence: { fi_FI: 'Loppuunmyyty', en_GB: 'Sold out' },
  },
  'in-stock-already': {
    status: 422,
    sentence: {
      fi_FI: 'Rengasta on jo saatavilla: voit ostaa sen heti.',
      en_GB: 'The tyre is in stock already: you can buy it right away.',
    },
  },
  'price-not-lower': {
    status: 422,
    sentence: {
      fi_FI: 'Anna tavoitehinta, joka on pienempi kuin nykyinen hinta.',
      en_GB: 'Please give a target price below the current price.',
    },
  },
  'wrong-method': {
    status: 405,
    sentence: {
      fi_FI: 'Tätä osoitetta ei voi kutsua näin.',
      en_GB: 'This address cannot be called this way.',
    },
  },
  'too-large': {
    status: 413,
    sentence: { fi_FI: 'Pyyntö on liian suuri.', en_GB: 'The request is too large.' },
  },
  'not-json': {
    status: 415,
    sentence: { fi_FI: 'Lähetä tiedot JSON-muodossa.', en_GB: 'Please send the data as JSON.' },
  },
  'too-many-requests': {
    status: 429,
    sentence: {
      fi_FI: 'Pyyntöjä tuli liian monta. Yritä hetken päästä uudelleen.',
      en_GB: 'There were too many requests. Please try again in a moment.',
    },
  },
  'seal-not-opened': {
    status: 422,
    sentence: {
      fi_FI: 'Salattua kenttää ei voitu avata. Lataa sivu uudelleen ja yritä sitten uudestaan.',
      en_GB: 'A sealed field could not be opened. Please reload the page and try again.',
    },
  },
  'sealing-required': {
    status: 422,
    sentence: {
      fi_FI: 'Kauppa ottaa nämä kentät vastaan vain salattuina.',
      en_GB: 'The shop takes these fields only sealed.',
    },
  },
  'public-key-not-usable': {
    status: 422,
    sentence: {
      fi_FI: 'Vastausta ei voitu salata annetulla julkisella avaimella.',
      en_GB: 'The answer could not be sealed with the public key given.',
    },
  },
  'captcha-not-valid': {
    status: 422,
    sentence: { fi_FI: 'Varmistuskoodi ei kelpaa.', en_GB: 'Captcha is not valid.' },
  },
  'idempotency-key-not-usable': {
    status: 422,
    sentence: {
      fi_FI: 'Idempotency-Key saa olla enintään 200 tavallista merkkiä.',
      en_GB: 'Idempotency-Key may be at most 200 plain characters.',
    },
  },
  'idempotency-key-reused': {
    status: 409,
    sentence: {
      fi_FI:
        'Aiempi pyyntö samalla tunnuksella toteutettiin jo. Tarkista, mitä tallentui, ennen kuin yrität uudelleen.',
      en_GB:
        'An earlier request with the same key was already carried out. Check what was saved before you try again.',
    },
  },
  'still-under-way': {
    status: 409,
    sentence: {
      fi_FI: 'Sama pyyntö on vielä kesken. Yritä hetken päästä uudelleen.',
      en_GB: 'The same request is still under way. Please try again in a moment.',
    },
  },
  'answer-lost': {
    status: 409,
    sentence: {
      fi_FI:
        'Pyyntö ehdittiin toteuttaa, mutta sen vastaus ei tallentunut. Tarkista tilanne, ennen kuin yrität uudelleen toisella Idempotency-Key-tunnuksella.',
      en_GB:
        'The request was carried out, but its response was not stored. Check the current state before you try again with another Idempotency-Key.',
    },
  },
  'another-person': {
    status: 409,
    sentence: {
      fi_FI:
        'Selaimeen on kirjautunut toinen henkilö kuin se, jolle sivu avattiin. Mitään ei tallennettu. Lataa sivu uudelleen.',
      en_GB:
        'Somebody other than the person for whom this page was opened has logged in. Nothing was saved. Please reload the page.',
    },
  },
  'slot-taken': {
    status: 409,
    sentence: {
      fi_FI: 'Varaus ei onnistunut, valitse toinen aika.',
      en_GB: 'The booking did not succeed, please choose another time.',
    },
  },
  'slot-not-offered': {
    status: 422,
    sentence: {
      fi_FI: 'Tätä aikaa ei voi varata. Valitse jokin tarjotuista ajoista.',
      en_GB: 'This time cannot be booked. Please choose one of the times offered.',
    },
  },
  'appointment-changed': {
    status: 409,
    sentence: {
      fi_FI: 'Varaus on muuttunut, tai on liian myöhäistä. Lataa sivu uudelleen.',
      en_GB: 'The booking has changed, or it is too late. Please reload the page.',
    },
  },
  'too-many-reservations': {
    status: 409,
    sentence: {
      fi_FI:
        'Maksamatta voi olla varattuna vain rajallinen määrä tilauksia ja renkaita. Maksa keskeneräinen tilaus, pienennä tilausta, yritä puolen tunnin kuluttua uudelleen tai soita asiakaspalveluumme.',
      en_GB:
        'Only a limited number of orders and tyres can be reserved without being paid. Please pay the order that is open, make this one smaller, try again in half an hour, or call our customer service.',
    },
  },
  'too-many-holds': {
    status: 409,
    sentence: {
      fi_FI:
        'Sinulla on jo varattuna enimmäismäärä asennusaikoja tai renkaita. Peru jokin aika, niin voit varata uuden.',
      en_GB:
        'You have already reserved the largest number of fitting times or tyres. Please cancel a time before you choose another.',
    },
  },
  'invoice-final': {
    status: 409,
    sentence: {
      fi_FI:
        'Tilaus on maksettu, ja sen lasku on lopullinen. Peru tilaus, palauta maksua tai kirjaa palautus.',
      en_GB: 'This order is paid and its invoice is final. Cancel, refund or register a return instead.',
    },
  },
  'order-details-final': {
    status: 409,
    sentence: {
      fi_FI: 'Toimitustietoja voi muuttaa, kun tilaus on maksettu eikä sitä ole vielä lähetetty.',
      en_GB: 'The delivery details can be changed once the order is paid and until it is sent.',
    },
  },
  'fitting-not-movable': {
    status: 409,
    sentence: {
      fi_FI: 'Tilauksella ei ole asennusta, jonka voisi siirtää.',
      en_GB: 'The order has no fitting that could be moved.',
    },
  },
  'fitting-point-final': {
    status: 409,
    sentence: {
      fi_FI: 'Renkaat on lähetetty tähän asennuspisteeseen, joten vain aikaa voi muuttaa.',
      en_GB: 'The tyres have been sent to this service point, so only the time can be changed.',
    },
  },
  'fitting-price-changed': {
    status: 409,
    sentence: {
      fi_FI: 'Asennuksen hinta on muuttunut. Tarkista hinnan ero uudelleen.',
      en_GB: 'The price of the fitting has changed. Look at the difference again.',
    },
  },
  'fitting-dearer': {
    status: 409,
    sentence: {
      fi_FI: 'Asennus maksaa valitussa pisteessä enemmän. Valitse, miten ero maksetaan.',
      en_GB: 'The fitting costs more at that service point. Choose how the difference is paid.',
    },
  },
  'payment-link-not-open': {
    status: 409,
    sentence: {
      fi_FI:
        'Tilauksella ei ole avointa maksulinkkiä: se on maksettu, poistettu käytöstä tai korvattu uudella.',
      en_GB: 'The order has no open payment link: it has been paid, withdrawn or replaced.',
    },
  },
  'supplement-paid': {
    status: 409,
    sentence: {
      fi_FI: 'Lisämaksu on jo maksettu.',
      en_GB: 'The supplement has been paid already.',
    },
  },
  'supplement-ended': {
    status: 409,
    sentence: {
      fi_FI: 'Maksulinkki ei ole enää voimassa. Sinun ei tarvitse maksaa mitään.',
      en_GB: 'The payment link is not valid any more. There is nothing to pay.',
    },
  },
  'order-is-supplement': {
    status: 409,
    sentence: {
      fi_FI: 'Tämä on toisen tilauksen lisämaksu, joten sitä muutetaan sen tilauksen sivulla.',
      en_GB: 'This is a supplement of another order, so it is changed on the page of that order.',
    },
  },
  'no-payment-to-check': {
    status: 409,
    sentence: {
      fi_FI: 'Tilauksella ei ole maksua, jonka tilan voisi kysyä maksupalvelusta.',
      en_GB: 'The order has no payment that a provider could be asked about.',
    },
  },
  'order-paid': {
    status: 409,
    sentence: {
      fi_FI: 'Tilaus on jo maksettu, eikä sitä voi enää muuttaa.',
      en_GB: 'The order has been paid and cannot be changed any more.',
    },
  },
  'review-changed': {
    status: 409,
    sentence: {
      fi_FI: 'Kirjoittaja on muuttanut arvostelua. Lue se uudelleen.',
      en_GB: 'The author has changed the review. Read it again.',
    },
  },
  'marketing-not-allowed': {
    status: 403,
    sentence: {
      fi_FI: 'Markkinointiin ei ole annettu lupaa, joten mitään ei tallennettu.',
      en_GB: 'Marketing has not been allowed, so nothing was stored.',
    },
  },
  unexpected: {
    status: 500,
    sentence: {
      fi_FI: 'Jokin meni vikaan. Yritä uudelleen; jos se ei auta, kerro meille pyynnön tunnus.',
      en_GB: 'Something went wrong. Please try again; if that does not help, tell us the request id.',
    },
  },
  'not-ready': {
    status: 503,
    sentence: {
      fi_FI: 'Kauppa ei ole juuri nyt käytettävissä. Yritä hetken päästä uudelleen.',
      en_GB: 'The shop is not available right now. Please try again in a moment.',
    },
  },
})

export type RefusalCode = keyof typeof refusals
