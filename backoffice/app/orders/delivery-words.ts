import { words } from '@pito/web/words/words'

/** The names of what staff can change about the delivery of an order; the timeline names changed fields by them. */
export const detailWords = words({
  fi: {
    first_name: 'Vastaanottajan etunimi',
    last_name: 'Vastaanottajan sukunimi',
    contact_number: 'Puhelinnumero',
    address_line_1: 'Katuosoite',
    address_line_2: 'Osoitteen toinen rivi',
    zipcode: 'Postinumero',
    city: 'Postitoimipaikka',
    licence_plate: 'Rekisterinumero',
    order_note: 'Asiakkaan lisätieto',
    fitted_at: 'Aika',
    service_point: 'Asennuspiste',
  },
  en: {
    first_name: 'First name of the recipient',
    last_name: 'Last name of the recipient',
    contact_number: 'Phone number',
    address_line_1: 'Street address',
    address_line_2: 'Second line of the address',
    zipcode: 'Postcode',
    city: 'Town',
    licence_plate: 'Licence plate',
    order_note: 'Note of the customer',
    fitted_at: 'Time',
    service_point: 'Service point',
  },
})

/** Texts of the pages that change the delivery and the fitting of an order. */
export const deliveryWords = words({
  fi: {
    final: 'Tilaus on maksettu, ja sen lasku on lopullinen. Peru tilaus, palauta maksua tai kirjaa palautus.',
    finalHint: 'Rivit, hinnat, laskutusosoite ja summat ovat laskulla, joten niitä ei voi muuttaa.',
    emailed: 'Asiakas saa muutoksesta sähköpostin.',
    emailedToPoint: 'Asiakas saa muutoksesta sähköpostin, ja asennuspiste saa uudet yhteystiedot.',
    toPoint: 'Renkaat lähetetään asennuspisteeseen. Toisen pisteen voi valita, kun siirtää asennuksen.',
    save: 'Tallenna ja lähetä asiakkaalle',
    optional: '(ei pakollinen)',
    from: 'Ajat alkaen',
    show: 'Näytä ajat',
    noTimes: 'Näinä päivinä ei ole vapaita aikoja.',
    dearer: (amount: string) => `Asennus maksaa tässä pisteessä ${amount} enemmän.`,
    cheaper: (amount: string) =>
      `Asennus maksaa tässä pisteessä ${amount} vähemmän. Ero palautetaan asiakkaalle.`,
    same: 'Hinta ei muutu.',
    whoPays: 'Miten ero maksetaan?',
    waives: 'Kauppa ei peri eroa asiakkaalta',
    sendsLink: 'Asiakkaalle lähetetään maksulinkki',
    linkHint:
      'Asennus siirtyy heti. Asiakas saa maksulinkin sähköpostilla, ja aiemmin lähetetty avoin linkki lakkaa toimimasta.',
    move: 'Siirrä asennus',
    override: 'Muu vapaa aika',
    overrideHint: 'Aika annetaan varaussäännöistä poiketen. Paikan on oltava vapaa.',
    day: 'Päivä',
    time: 'Kellonaika (HH:MM)',
    reason: 'Syy',
  },
  en: {
    final: 'This order is paid and its invoice is final. Cancel, refund or register a return instead.',
    finalHint: 'Lines, prices, the billing address and totals are on the invoice, so they cannot be changed.',
    emailed: 'The customer gets an e-mail about the change.',
    emailedToPoint:
      'The customer gets an e-mail about the change, and the service point the new contact details.',
    toPoint: 'The tyres go to the service point. Move the fitting to choose another one.',
    save: 'Save and tell the customer',
    optional: '(optional)',
    from: 'Times from',
    show: 'Show times',
    noTimes: 'There are no free times on these days.',
    dearer: (amount) => `The fitting costs ${amount} more at this service point.`,
    cheaper: (amount) =>
      `The fitting costs ${amount} less at this service point. The difference is refunded.`,
    same: 'The price does not change.',
    whoPays: 'Who pays the difference?',
    waives: 'Waive the difference',
    sendsLink: 'Send the customer a payment link',
    linkHint:
      'The fitting moves at once. The customer gets the payment link by e-mail, and a link that was sent before stops working.',
    move: 'Move the fitting',
    override: 'Another free time',
    overrideHint: 'The time is given against the rules of booking. A bay has to be free.',
    day: 'Day',
    time: 'Time of day (HH:MM)',
    reason: 'Reason',
  },
})

/** Who did something in the timeline, if no member of staff is named. */
export const actorWords = words({
  fi: {
    customer: 'asiakas',
    garage: 'asennuspiste',
    staff: 'henkilökunta',
    job: 'kauppa itse',
    shop: 'kauppa itse',
  },
  en: {
    customer: 'the customer',
    garage: 'the service point',
    staff: 'staff',
    job: 'the shop itself',
    shop: 'the shop itself',
  },
})
