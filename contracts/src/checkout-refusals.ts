import { refusalList } from './refusal-list.ts'
import { cartRefusals } from './values/not-checked-out.ts'

/** The refusal codes of calls for carts, promo codes, orders and payments. */
export const checkoutRefusals = refusalList({
  'cart-empty': {
    status: 422,
    sentence: { fi_FI: 'Ostoskori on tyhjä.', en_GB: 'No Product in Cart' },
  },
  'cart-changed': {
    status: 409,
    sentence: {
      fi_FI: 'Ostoskori muuttui sen jälkeen, kun se näytettiin. Tarkista summa ja jatka sitten.',
      en_GB: 'The cart has changed since it was shown. Please check the total, then go on.',
    },
  },
  'appointment-missing': {
    status: 422,
    sentence: {
      fi_FI: 'Valitse ensin asennuspiste ja aika.',
      en_GB: 'Please choose a service point and time first.',
    },
  },
  'guest-order-too-large': { status: 422, sentence: cartRefusals['guest-order-too-large'] },
  'amount-too-large': { status: 422, sentence: cartRefusals['amount-too-large'] },
  'sales-not-open': { status: 422, sentence: cartRefusals['sales-not-open'] },
  'promo-code-not-valid': {
    status: 422,
    sentence: { fi_FI: 'Alennuskoodi ei kelpaa.', en_GB: 'Invalid promo code.' },
  },
  'promo-code-for-customers': {
    status: 422,
    sentence: {
      fi_FI: 'Alennuskoodit ovat rekisteröityneille asiakkaille.',
      en_GB: 'Promo code only available for registered customers.',
    },
  },
  'promo-code-used': {
    status: 422,
    sentence: {
      fi_FI: 'Olet jo käyttänyt tämän alennuskoodin.',
      en_GB: 'You have already used this promo code.',
    },
  },
  'promo-code-minimum': {
    status: 422,
    sentence: {
      fi_FI: 'Ostoskorin tuotteiden summa ei vielä riitä tähän alennuskoodiin.',
      en_GB: 'The products in the cart do not cost enough for this promo code yet.',
    },
  },
  'order-not-complete': {
    status: 422,
    sentence: {
      fi_FI: 'Täytä ensin tiedot ja hyväksy sopimusehdot.',
      en_GB: 'Please fill in your details and accept the terms first.',
    },
  },
  'payment-starting': {
    status: 409,
    sentence: {
      fi_FI: 'Maksua avataan jo. Odota hetki ja yritä sitten uudelleen.',
      en_GB: 'The payment is being opened already. Please wait a moment, then try again.',
    },
  },
  'checkout-full': {
    status: 429,
    sentence: {
      fi_FI: 'Kassalla on nyt ruuhkaa. Pidämme paikkasi jonossa: yritä hetken päästä uudelleen.',
      en_GB:
        'The checkout is busy right now. We are keeping your place in the queue: please try again in a moment.',
    },
  },
  'payment-too-soon': {
    status: 429,
    sentence: {
      fi_FI:
        'Tilauksen renkaat ovat jo kahdesti olleet varattuina sinulle ilman maksua, joten ne ovat nyt hetken muidenkin ostettavissa.',
      en_GB:
        'The tyres of this order have already been reserved for you twice without being paid, so others can buy them for a while.',
    },
  },
  'scarce-article': {
    status: 409,
    sentence: {
      fi_FI:
        'Näitä renkaita on jäljellä vain vähän. Ilman kirjautumista samasta verkosta voi varata enintään puolet niistä, ensimmäiseen tilaukseen aina neljä. Kirjaudu sisään tai pienennä tilausta.',
      en_GB:
        'Only a few of these tyres are left. Without logging in, at most half of them can be reserved from one network, and always four in a first order. Please log in or make the order smaller.',
    },
  },
  'payment-under-way': {
    status: 409,
    sentence: {
      fi_FI: 'Tilauksen maksu on kesken, joten varausta ei voi vapauttaa.',
      en_GB: 'A payment of this order is under way, so its reservation cannot be released.',
    },
  },
  'payment-provider-away': {
    status: 503,
    sentence: {
      fi_FI:
        'Maksupalvelu ei nyt vastaa, eikä sinulta ole veloitettu mitään. Yritä hetken päästä uudelleen tai valitse toinen maksutapa.',
      en_GB:
        'The payment service does not answer, and nothing was charged. Please try again in a moment, or choose another way to pay.',
    },
  },
  'payment-refused': {
    status: 422,
    sentence: {
      fi_FI: 'Maksua ei voitu aloittaa tällä maksutavalla. Valitse toinen.',
      en_GB: 'The payment could not be started in this way. Please choose another.',
    },
  },
  'payment-not-verified': {
    status: 422,
    sentence: {
      fi_FI: 'Maksun tietoja ei voitu vahvistaa.',
      en_GB: 'The details of the payment could not be verified.',
    },
  },
  'payment-unknown': {
    status: 404,
    sentence: {
      fi_FI: 'Emme tunne tätä tilausta ja maksua.',
      en_GB: 'We do not know this order and payment.',
    },
  },
  'refund-too-much': {
    status: 422,
    sentence: {
      fi_FI: 'Palautus on suurempi kuin mitä tilauksesta on maksettu ja palauttamatta.',
      en_GB: 'The refund is more than what was paid for the order and has not gone back yet.',
    },
  },
  'order-not-refundable': {
    status: 409,
    sentence: {
      fi_FI:
        'Tilauksesta ei voi palauttaa rahaa: sitä ei ole maksettu, tai se on peruttu ja palautettu kokonaan.',
      en_GB: 'Nothing of the order can be refunded: it is not paid, or it was cancelled and refunded whole.',
    },
  },
  'refund-above-limit': {
    status: 403,
    sentence: {
      fi_FI:
        'Palautus ylittää rajan, joka on asetettu yhden tilauksen palautuksille. Pyydä sitä henkilöltä, jolla on oikeus ylittää raja.',
      en_GB:
        'The refund exceeds the limit for the refunds of one order. Ask somebody who has the right to exceed it.',
    },
  },
  'refund-beyond-due': {
    status: 403,
    sentence: {
      fi_FI:
        'Palautus on suurempi kuin mitä peruuttamisen perusteella kuuluu asiakkaalle. Pyydä sitä henkilöltä, jolla on oikeus ylittää raja.',
      en_GB:
        'The refund is more than what the withdrawal makes due. Ask somebody who has the right to exceed it.',
    },
  },
  'refund-pending': {
    status: 409,
    sentence: {
      fi_FI: 'Maksupalvelu ei ole vielä vastannut. Jos palautus lähetetään uudelleen, se voi mennä kahdesti.',
      en_GB: 'The provider has not answered yet. Sending again could pay twice.',
    },
  },
  'refund-under-way': {
    status: 409,
    sentence: {
      fi_FI: 'Palautusta ollaan jo lähettämässä maksupalveluun. Mitään ei tehty.',
      en_GB: 'The refund is already being sent to the provider. Nothing was done.',
    },
  },
  'refund-made': {
    status: 409,
    sentence: {
      fi_FI: 'Palautus on jo maksettu. Mitään ei tehty.',
      en_GB: 'The refund has already been made. Nothing was done.',
    },
  },
  'deduction-too-much': {
    status: 422,
    sentence: {
      fi_FI:
        'Vähennys on vähintään yhtä suuri kuin vaurioituneiden renkaiden palautus, tai palautus on jo tehty.',
      en_GB:
        'The deduction is not less than the refund of the damaged tyres, or the refund has been made already.',
    },
  },
  'order-not-cancellable': {
    status: 409,
    sentence: {
      fi_FI:
        'Tilausta ei voi enää perua tästä: asennusaika on alkanut, tai tilaus on jo asennettu, lähetetty tai peruttu.',
      en_GB:
        'The order cannot be cancelled here any more: its fitting has begun, or it is fitted, sent or cancelled already.',
    },
  },
  'order-not-droppable': {
    status: 409,
    sentence: {
      fi_FI:
        'Tilauksesta ei voi enää luopua: se on maksettu, sen maksua tarkistetaan tai se on jo päättynyt.',
      en_GB:
        'The order cannot be dropped any more: it is paid, its payment is being checked, or it has ended already.',
    },
  },
  'order-not-withdrawable': {
    status: 409,
    sentence: {
      fi_FI: 'Peruuttamisaika on päättynyt tai tilaus on jo peruttu. Ota yhteyttä asiakaspalveluun.',
      en_GB:
        'The time for withdrawal is over, or the order is withdrawn already. Please contact customer service.',
    },
  },
  'order-not-shippable': {
    status: 409,
    sentence: {
      fi_FI: 'Tilaus ei odota pakkaamista eikä lähettämistä.',
      en_GB: 'The order is not waiting to be packed or sent.',
    },
  },
  'order-not-returnable': {
    status: 409,
    sentence: {
      fi_FI: 'Näitä renkaita ei odoteta palautuvaksi tästä tilauksesta.',
      en_GB: 'These tyres are not expected back from this order.',
    },
  },
})
