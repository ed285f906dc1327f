const finnish = {
  hello: (name: string) => `Hei ${name},`,
  confirmedSubject: (when: string, where: string) => `Varaus vahvistettu: ${when}, ${where}`,
  confirmed: 'Aikasi renkaiden asennukseen on varattu.',
  byPhoneSubject: (where: string) => `Varaus vahvistettu: ${where}`,
  byPhone: (where: string, phone: string) =>
    `Asennus on tilattu. Aika sovitaan puhelimella: ${where} soittaa sinulle, tai soita itse numeroon ${phone}.`,
  movedSubject: (when: string, where: string) => `Uusi aika: ${when}, ${where}`,
  moved: 'Asennusaikasi on vaihdettu. Vanha aika on vapautettu.',
  cancelledSubject: (where: string) => `Varaus peruttu: ${where}`,
  cancelled: 'Asennusvarauksesi on peruttu, ja aika on vapautettu.',
  cancelledNote: (phone: string) => `Jos sinulla on kysyttävää renkaistasi, soita asiakaspalveluun ${phone}.`,
  declinedSubject: (where: string) => `${where} ei voi ottaa varaustasi vastaan`,
  declined: (where: string) =>
    `Olemme pahoillamme: ${where} ei voi asentaa renkaitasi varattuna aikana. Valitse toinen aika alta.`,
  declinedByPhone: (where: string) => `Olemme pahoillamme: ${where} ei voi asentaa renkaitasi.`,
  declinedNote: (phone: string) =>
    `Vaihtoehtoisesti voit perua asennuksen ja tilauksen alla olevasta linkistä: saat kaikki rahat takaisin. Toiseen asennuspisteeseen vaihto onnistuu asiakaspalvelussa, puhelin ${phone}.`,
  acknowledgedSubject: (where: string) => `${where} odottaa sinua`,
  acknowledged: (where: string) => `${where} on nähnyt varauksesi ja odottaa sinua.`,
  reminderSubject: (when: string, where: string) => `Muistutus: ${when}, ${where}`,
  reminder: 'Muistutus: renkaiden asennuksesi on pian.',
  when: 'Aika',
  where: 'Asennuspiste',
  address: 'Osoite',
  phone: 'Puhelin',
  services: 'Palvelut',
  tyres: 'Renkaat',
  plate: 'Rekisterinumero',
  change: 'Vaihda aika',
  chooseAnother: 'Valitse toinen aika',
  cancel: 'Peru asennus ja tilaus',
  order: 'Tilausnumero',
  entry: 'Liitteenä on kalenterimerkintä.',
  summary: (where: string) => `Renkaiden asennus, ${where}`,
}

/** Texts of e-mails to customers. */
export const bookingEmailWords: Readonly<Record<'fi' | 'en', typeof finnish>> = {
  fi: finnish,
  en: {
    hello: (name) => `Hello ${name},`,
    confirmedSubject: (when, where) => `Booking confirmed: ${when}, ${where}`,
    confirmed: 'Your time for the fitting of your tyres is booked.',
    byPhoneSubject: (where) => `Booking confirmed: ${where}`,
    byPhone: (where, phone) =>
      `The fitting is booked. The time is agreed by phone: ${where} calls you, or call ${phone} yourself.`,
    movedSubject: (when, where) => `New time: ${when}, ${where}`,
    moved: 'The time of your fitting has been changed. The old one has been given up.',
    cancelledSubject: (where) => `Booking cancelled: ${where}`,
    cancelled: 'Your fitting is cancelled, and its time has been given up.',
    cancelledNote: (phone) =>
      `If you have a question about your tyres, please call customer service, ${phone}.`,
    declinedSubject: (where) => `${where} cannot take your booking`,
    declined: (where) =>
      `We are sorry: ${where} cannot fit your tyres at the time booked. Please choose another time below.`,
    declinedByPhone: (where) => `We are sorry: ${where} cannot fit your tyres.`,
    declinedNote: (phone) =>
      `Or cancel the fitting and the order by the link below and get all of your money back. To change to another service point, please call customer service, ${phone}.`,
    acknowledgedSubject: (where) => `${where} expects you`,
    acknowledged: (where) => `${where} has seen your booking and expects you.`,
    reminderSubject: (when, where) => `Reminder: ${when}, ${where}`,
    reminder: 'A reminder: the fitting of your tyres is soon.',
    when: 'Time',
    where: 'Service point',
    address: 'Address',
    phone: 'Phone',
    services: 'Services',
    tyres: 'Tyres',
    plate: 'Licence plate',
    change: 'Change the time',
    chooseAnother: 'Choose another time',
    cancel: 'Cancel the fitting and the order',
    order: 'Order number',
    entry: 'A calendar entry is attached.',
    summary: (where) => `Fitting of tyres, ${where}`,
  },
}

/** Texts of e-mails to garages, which are in Finnish because the garages are Finnish. */
export const garageEmailWords = {
  bookedSubject: (when: string) => `Uusi varaus: ${when}`,
  byPhoneSubject: 'Uusi varaus: sovi aika asiakkaan kanssa',
  movedSubject: (when: string) => `Varaus siirretty: ${when}`,
  cancelledSubject: (when: string) => `Varaus peruttu: ${when}`,
  cancelledByPhoneSubject: 'Varaus peruttu',
  booked: 'Verkkokaupastamme on tehty teille varaus.',
  byPhone: 'Verkkokaupastamme on tehty teille varaus ilman aikaa. Soita asiakkaalle ja sovi aika.',
  moved: 'Asiakas on vaihtanut varauksensa ajan. Vanha aika on taas vapaa.',
  cancelled: 'Asiakas on perunut varauksensa. Aika on taas vapaa.',
  customer: 'Asiakas',
  email: 'Sähköposti',
  acknowledge: 'Kuittaa varaus nähdyksi',
  decline: 'Emme voi ottaa varausta vastaan',
  fitted: 'Renkaat on asennettu',
  declineNote:
    'Jos ette voi ottaa varausta vastaan, kertokaa se viestin lopussa olevasta linkistä: asiakas saa heti viestin ja voi valita toisen ajan.',
}
