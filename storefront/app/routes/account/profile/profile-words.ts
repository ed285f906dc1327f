import { words } from '@pito/web/words/words'

export const profileWords = words({
  fi: {
    title: 'Omat tiedot',
    edit: 'Muokkaa tietojasi',
    emailHint: 'Sähköpostiosoite on käyttäjätunnuksesi. Sen vaihtamisessa auttaa asiakaspalvelu.',
    billing: 'Laskutusosoite',
    delivery: 'Toimitusosoite',
    same: 'Toimitusosoite on sama kuin laskutusosoite',
    street: 'Katuosoite ja talon numero',
    more: 'Osoitteen lisätieto',
    optional: '(vapaaehtoinen)',
    zipcode: 'Postinumero',
    city: 'Postitoimipaikka',
    country: 'Maa',
    choose: 'Valitse',
    save: 'Tallenna tiedot',
    myData: 'Lataa tietosi tai poista tili',
    deliveryNotSaved: (why: string) =>
      `Tietosi ja laskutusosoite tallennettiin, mutta toimitusosoitetta ei. ${why} Voit tallentaa uudelleen.`,
  },
  en: {
    title: 'My Profile',
    edit: 'Edit Profile',
    emailHint: 'Your email address is your user name. Customer service helps to change it.',
    billing: 'Billing address',
    delivery: 'Delivery address',
    same: 'The delivery address is the same as the billing address',
    street: 'Street and building number',
    more: 'Address line 2',
    optional: '(optional)',
    zipcode: 'Postcode',
    city: 'City',
    country: 'Country',
    choose: 'Choose',
    save: 'Save',
    myData: 'Download your data or delete the account',
    deliveryNotSaved: (why) =>
      `Your details and the billing address were saved, but the delivery address was not. ${why} You can save again.`,
  },
})
