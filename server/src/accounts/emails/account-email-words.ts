const finnish = {
  greeting: (name: string | null) => (name ? `Hei ${name},` : 'Hei!'),
  time: 'Aika',
  device: 'Laite',
  address: 'IP-osoite',
  changeButton: 'Vaihda salasana',
  notYou: (phone: string) =>
    `Jos se et ollut sinä, vaihda salasanasi heti ja soita asiakaspalveluumme, ${phone}. Jos se olit sinä, sinun ei tarvitse tehdä mitään.`,
  welcomeSubject: 'Tervetuloa asiakkaaksi',
  welcome:
    'Tilisi on valmis. Löydät sieltä tilauksesi ja omat tietosi, ja seuraava tilaus sujuu nopeammin, kun osoitteesi on tallessa.',
  welcomeButton: 'Avaa oma tili',
  welcomeNote:
    'Jos et luonut tiliä itse, voit vaihtaa sen salasanan tällä sähköpostiosoitteella tai soittaa meille.',
  resetSubject: 'Vaihda salasanasi',
  reset: 'Saimme pyynnön vaihtaa tilisi salasana. Uuden salasanan voit valita tästä:',
  resetButton: 'Valitse uusi salasana',
  resetNotes: [
    'Linkki toimii tunnin ajan ja vain kerran.',
    'Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.',
  ],
  activationSubject: 'Ota tilisi käyttöön',
  activation: 'Sinulle on avattu tili verkkokauppaamme. Valitse sille salasana, niin voit kirjautua sisään:',
  activationButton: 'Valitse salasana',
  activationNotes: ['Linkki toimii vuorokauden ajan ja vain kerran.'],
  changedSubject: 'Salasanasi vaihdettiin',
  changed:
    'Tilisi salasana vaihdettiin. Kaikki laitteet kirjattiin ulos, ja pääset takaisin uudella salasanalla.',
  newDeviceSubject: 'Tilillesi kirjauduttiin uudelta laitteelta',
  newDevice: 'Tilillesi kirjauduttiin laitteelta, jota et ole käyttänyt aiemmin.',
  emailChangedSubject: 'Tilisi sähköpostiosoite vaihdettiin',
  emailChangedFrom: (phone: string) =>
    `Asiakaspalvelumme vaihtoi tilisi sähköpostiosoitteen. Viestimme tulevat jatkossa uuteen osoitteeseen, ja sillä myös kirjaudutaan. Jos et pyytänyt vaihtoa, soita asiakaspalveluumme heti: ${phone}.`,
  emailChangedTo: (phone: string) =>
    `Asiakaspalvelumme vaihtoi tämän osoitteen asiakastilin sähköpostiosoitteeksi. Tästä eteenpäin kirjaudut tällä osoitteella; salasana pysyy ennallaan. Jos et tiedä vaihdosta, soita asiakaspalveluumme: ${phone}.`,
  passkeySubject: 'Tilillesi lisättiin pääsyavain',
  passkey: (name: string | null) =>
    `Tilillesi lisättiin pääsyavain${name ? ` ”${name}”` : ''}. Sillä voi kirjautua ilman salasanaa, ja sen voi poistaa oman tilin sivuilta.`,
  passkeyRemovedSubject: 'Tililtäsi poistettiin pääsyavain',
  passkeyRemoved: (name: string | null) =>
    `Tililtäsi poistettiin pääsyavain${name ? ` ”${name}”` : ''}. Sillä ei voi enää kirjautua.`,
}

export const accountEmailWords: Readonly<Record<'fi' | 'en', typeof finnish>> = {
  fi: finnish,
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    time: 'Time',
    device: 'Device',
    address: 'IP address',
    changeButton: 'Change the password',
    notYou: (phone) =>
      `If this was not you, change your password at once and call our customer service, ${phone}. If it was, there is nothing to do.`,
    welcomeSubject: 'Welcome as our customer',
    welcome:
      'Your account is ready. You find your orders and details there, and with your address saved the next order takes less time.',
    welcomeButton: 'Open your account',
    welcomeNote:
      'If you did not make the account, you can change its password with this e-mail address, or call us.',
    resetSubject: 'Reset your password',
    reset: 'We received a request to reset the password of your account. Choose a new one here:',
    resetButton: 'Choose a new password',
    resetNotes: [
      'The link works for an hour, and once.',
      'If you did not request this, there is nothing to do: your password stays as it is.',
    ],
    activationSubject: 'Activate your account',
    activation:
      'An account was made for you at our online shop. Choose a password for it, and you can log in:',
    activationButton: 'Choose a password',
    activationNotes: ['The link works for 24 hours, and once.'],
    changedSubject: 'Your password was changed',
    changed:
      'The password of your account was changed. Every device was logged out; log in again with the new password.',
    newDeviceSubject: 'A new device logged in to your account',
    newDevice: 'Somebody logged in to your account with a device that you have not used before.',
    emailChangedSubject: 'The e-mail address of your account was changed',
    emailChangedFrom: (phone) =>
      `Our customer service changed the e-mail address of your account. Our messages go to the new address from now on, and you log in with it. If you did not ask for this, call our customer service at once: ${phone}.`,
    emailChangedTo: (phone) =>
      `Our customer service made this the e-mail address of a customer account. From now on you log in with this address; the password stays the same. If you do not know about this, call our customer service: ${phone}.`,
    passkeySubject: 'A passkey was added to your account',
    passkey: (name) =>
      `${name ? `The passkey “${name}”` : 'A passkey'} was added to your account. It logs in without a password, and you can remove it on the pages of your account.`,
    passkeyRemovedSubject: 'A passkey was removed from your account',
    passkeyRemoved: (name) =>
      `${name ? `The passkey “${name}”` : 'A passkey'} was removed from your account. It logs in no more.`,
  },
}
