import { words } from '@pito/web/words/words'

/** The title and hint for each state of a payment when its buyer returns. */
export const paymentWords = words({
  fi: {
    title: 'Maksu',
    pending: 'Maksua tarkistetaan',
    pendingHint:
      'Maksupalvelu ei ole vielä vahvistanut maksua. Sivu päivittyy itsestään, ja tilauksen vahvistus tulee myös sähköpostiin. Älä maksa uudelleen.',
    returned: 'Maksu palautetaan sinulle',
    returnedHint:
      'Maksu tuli perille, mutta renkaita tai aikaa ei enää ollut saatavilla. Palautamme koko summan samalla maksutavalla kuin maksoit, ja kerromme siitä sähköpostilla.',
    'wrong-amount': 'Maksu palautetaan sinulle',
    'wrong-amountHint':
      'Maksusi summa poikkesi tilauksen summasta. Palautamme koko maksun samalla maksutavalla kuin maksoit, ja kerromme siitä sähköpostilla.',
    replaced: 'Maksu palautetaan sinulle',
    replacedHint:
      'Maksu tuli perille vasta, kun olit jo luopunut tilauksesta tai vahvistanut muuttuneen tilauksen. Palautamme koko summan samalla maksutavalla kuin maksoit. Jos vahvistit muuttuneen tilauksen, se odottaa vielä maksua.',
    elsewhere: 'Kiitos, maksu on välitetty',
    elsewhereHint:
      'Maksu avautui eri selaimeen kuin missä teit tilauksen. Tilauksen vahvistus tulee sähköpostiin, kun maksu on vahvistettu. Sinun ei tarvitse tehdä enää mitään.',
    'failed-elsewhere': 'Maksu ei onnistunut',
    'failed-elsewhereHint':
      'Sinulta ei ole veloitettu mitään. Palaa selaimeen, jossa teit tilauksen, ja valitse toinen maksutapa.',
    'not-verified': 'Maksun tietoja ei voitu vahvistaa',
    'not-verifiedHint':
      'Jos maksoit tilauksen, sen vahvistus tulee sähköpostiin hetken päästä. Älä maksa uudelleen, vaan ota yhteyttä asiakaspalveluun, jos vahvistusta ei kuulu.',
    unknown: 'Tätä tilausta ei tunneta',
    unknownHint:
      'Tällä osoitteella ei löydy tilausta, eikä tämän sivun avaaminen veloita mitään. Jos maksoit tilauksen, vahvistus tulee sähköpostiin. Jos vahvistusta ei kuulu, ota yhteyttä asiakaspalveluun.',
    checkNow: 'Tarkista nyt',
    toCart: 'Ostoskoriin',
    help: 'Asiakaspalvelu',
  },
  en: {
    title: 'Payment',
    pending: 'Your payment is being checked',
    pendingHint:
      'The payment service has not confirmed the payment yet. This page updates by itself, and the confirmation also comes by e-mail. Please do not pay again.',
    returned: 'Your payment goes back to you',
    returnedHint:
      'The payment arrived, but the tyres or the time could not be had any more. The whole sum goes back the way you paid, and we tell you by e-mail.',
    'wrong-amount': 'Your payment goes back to you',
    'wrong-amountHint':
      'Your payment was not the amount that the order costs. All of it goes back the way you paid, and we tell you by e-mail.',
    replaced: 'Your payment goes back to you',
    replacedHint:
      'The payment arrived after you had dropped the order or confirmed a changed one. The whole sum goes back the way you paid. If you confirmed a changed order, it still has to be paid.',
    elsewhere: 'Thank you, the payment has been passed on',
    elsewhereHint:
      'The payment opened in another browser than the one in which you made the order. The confirmation comes by e-mail when the payment is verified. There is nothing more for you to do.',
    'failed-elsewhere': 'The payment did not succeed',
    'failed-elsewhereHint':
      'Nothing was charged. Go back to the browser in which you made the order, and choose another way to pay.',
    'not-verified': 'The details of the payment could not be verified',
    'not-verifiedHint':
      'If you have paid, the confirmation comes by e-mail in a moment. Please do not pay again; contact customer service if no confirmation arrives.',
    unknown: 'This order is not known',
    unknownHint:
      'There is no order at this address, and opening this page charges nothing. If you have paid, the confirmation comes by e-mail; contact customer service if it does not arrive.',
    checkNow: 'Check now',
    toCart: 'To the cart',
    help: 'Customer service',
  },
})
