import { refusalList } from './refusal-list.ts'
import { priceSentences } from './values/price-sentences.ts'
import { staffSentences } from './values/staff-sentences.ts'

/** The refusal codes of the back office. */
export const staffRefusals = refusalList({
  'changed-meanwhile': {
    status: 409,
    sentence: {
      fi_FI: 'Joku muu on muuttanut tätä sillä välin. Muutoksiasi ei ole vielä tallennettu.',
      en_GB: 'Somebody else changed this meanwhile. Your changes are not saved yet.',
    },
  },
  'order-changed': {
    status: 409,
    sentence: {
      fi_FI: 'Tilaus on muuttunut sen jälkeen, kun avasit sen. Mitään ei ole tehty.',
      en_GB: 'The order has changed since you opened it. Nothing was done.',
    },
  },
  'sending-not-undone': {
    status: 409,
    sentence: {
      fi_FI: 'Lähetyksen voi kumota viiden minuutin ajan. Myöhemmin sen voi oikaista.',
      en_GB: 'A sending can be undone for five minutes. Later it can be corrected.',
    },
  },
  'sending-not-corrected': {
    status: 409,
    sentence: {
      fi_FI: 'Lähetysmerkintää ei voi oikaista tilauksen nykyisessä tilassa.',
      en_GB: 'The mark as sent cannot be corrected in the present state of the order.',
    },
  },
  'order-not-trackable': {
    status: 409,
    sentence: {
      fi_FI: 'Seurantatunnuksia ei voi muuttaa tilauksen nykyisessä tilassa.',
      en_GB: 'The tracking numbers cannot be changed in the present state of the order.',
    },
  },
  'delivery-not-corrected': {
    status: 409,
    sentence: {
      fi_FI: 'Toimituspäivän voi oikaista vain toimitetusta tilauksesta.',
      en_GB: 'Only the day of a delivered order can be corrected.',
    },
  },
  'withdrawal-too-late': {
    status: 422,
    sentence: {
      fi_FI: 'Ilmoitus on lähetetty peruuttamisajan päätyttyä.',
      en_GB: 'The notice was sent after the time for withdrawal.',
    },
  },
  'deduction-without-damage': {
    status: 422,
    sentence: {
      fi_FI: 'Vähennys vaatii vaurioituneen renkaan.',
      en_GB: 'A deduction needs a damaged tyre.',
    },
  },
  'return-not-agreeable': {
    status: 409,
    sentence: {
      fi_FI: 'Palautuksesta sovitaan vain yrityksen kanssa, ja vasta kun renkaat on lähetetty tai asennettu.',
      en_GB: 'A return is agreed on with companies only, once the tyres are sent or fitted.',
    },
  },
  'email-is-staff': { status: 422, sentence: staffSentences.emailIsStaff },
  'email-is-customer': {
    status: 422,
    sentence: {
      fi_FI: 'Tällä sähköpostiosoitteella on jo asiakas.',
      en_GB: 'There is already a customer with this address.',
    },
  },
  'order-still-open': {
    status: 409,
    sentence: {
      fi_FI: 'Asiakkaan tietoja ei voi vielä poistaa.',
      en_GB: 'The data of this customer cannot be erased yet.',
    },
  },
  'article-incomplete': {
    status: 422,
    sentence: {
      fi_FI: 'Tuotetta ei voi laittaa myyntiin, koska siitä puuttuu tietoja.',
      en_GB: 'The article cannot be put on sale because something is missing.',
    },
  },
  'price-guarded': {
    status: 422,
    sentence: {
      fi_FI: 'Hintavahti pysäytti hintoja, eikä mitään tallennettu. Rastita rivit ja kirjoita syy.',
      en_GB: 'The price guard stopped prices, and nothing was saved. Tick the rows and enter a reason.',
    },
  },
  'too-many-guarded-prices': {
    status: 403,
    sentence: {
      fi_FI: `${priceSentences.guardLimit.fi_FI} Mitään ei tallennettu.`,
      en_GB: `${priceSentences.guardLimit.en_GB} Nothing was saved.`,
    },
  },
  'still-on-sale': {
    status: 409,
    sentence: {
      fi_FI: 'Tätä ei voi arkistoida, koska sen tuotteita on myynnissä. Ota ne ensin pois myynnistä.',
      en_GB: 'This cannot be archived while its articles are on sale. Take them off sale first.',
    },
  },
  'still-referred-to': {
    status: 409,
    sentence: {
      fi_FI: 'Tätä ei voi poistaa, koska siihen viitataan. Voit arkistoida sen.',
      en_GB: 'This cannot be deleted, because something refers to it. You can archive it instead.',
    },
  },
  'stock-moved': {
    status: 409,
    sentence: {
      fi_FI: 'Saldo on muuttunut sen jälkeen, kun aloitit.',
      en_GB: 'The stock has changed since you started.',
    },
  },
  'payments-hold-more': {
    status: 409,
    sentence: {
      fi_FI: 'Kesken olevat maksut varaavat enemmän renkaita kuin jäisi jäljelle.',
      en_GB: 'Payments hold more tyres than would be left.',
    },
  },
  'already-received': {
    status: 409,
    sentence: {
      fi_FI: 'Saapuminen on jo kirjattu varastoon.',
      en_GB: 'This goods receipt was already received.',
    },
  },
  'order-not-open': {
    status: 409,
    sentence: {
      fi_FI: 'Tilaus ei ole avoinna: se on maksamatta, peruttu tai hyvitetty.',
      en_GB: 'The order is not open: it is unpaid, cancelled or refunded.',
    },
  },
  'order-already-sent': {
    status: 409,
    sentence: {
      fi_FI: 'Renkaat on jo lähetetty tai asennettu, joten tilausta ei voi enää perua.',
      en_GB: 'The tyres are already sent or fitted, so the order can no longer be cancelled.',
    },
  },
  'fitting-begun': {
    status: 409,
    sentence: {
      fi_FI: 'Asennusaika on alkanut, joten tilausta ei voi enää perua.',
      en_GB: 'The fitting has begun, so the order can no longer be cancelled.',
    },
  },
  'order-withdrawn-from': {
    status: 409,
    sentence: {
      fi_FI: 'Asiakas on jo peruuttanut kaupan.',
      en_GB: 'The customer has already withdrawn from the order.',
    },
  },
  'company-cannot-withdraw': {
    status: 409,
    sentence: {
      fi_FI: 'Asiakas on yritys, eikä yrityksellä ole peruuttamisoikeutta.',
      en_GB: 'The customer is a company, and companies have no right of withdrawal.',
    },
  },
  'tyres-not-sent': {
    status: 409,
    sentence: {
      fi_FI: 'Renkaita ei ole vielä lähetetty eikä asennettu, joten tilaus perutaan eikä kauppaa peruuteta.',
      en_GB: 'The tyres are neither sent nor fitted yet, so the order is cancelled and not withdrawn from.',
    },
  },
  'order-already-packed': {
    status: 409,
    sentence: { fi_FI: 'Tilaus on jo pakattu.', en_GB: 'The order is packed already.' },
  },
  'tyres-at-point': {
    status: 409,
    sentence: {
      fi_FI: 'Asennuspiste asentaa renkaat omasta varastostaan, joten mitään ei pakata eikä lähetetä.',
      en_GB: 'The service point fits tyres from its own stock, so nothing is packed or sent.',
    },
  },
  'fitting-declined': {
    status: 409,
    sentence: {
      fi_FI: 'Asennuspiste ei voi ottaa varausta, joten renkaat odottavat uutta asennusaikaa.',
      en_GB: 'The service point declined the fitting, so the tyres wait for another time.',
    },
  },
  'fitting-cancelled': {
    status: 409,
    sentence: {
      fi_FI: 'Asennus on peruttu, joten renkaita ei pakata eikä lähetetä.',
      en_GB: 'The fitting is cancelled, so the tyres are neither packed nor sent.',
    },
  },
  'order-not-deliverable': {
    status: 409,
    sentence: {
      fi_FI: 'Tilaus ei odota toimitusta eikä asennusta.',
      en_GB: 'The order is not waiting to be delivered or fitted.',
    },
  },
  'order-not-sent': {
    status: 409,
    sentence: {
      fi_FI: 'Tilausta ei ole vielä lähetetty. Merkitse se ensin lähetetyksi.',
      en_GB: 'The order has not been sent yet. Mark it as sent first.',
    },
  },
  'order-not-printable': {
    status: 409,
    sentence: {
      fi_FI: 'Vain maksettuja tilauksia tulostetaan. Mitään ei tulostettu.',
      en_GB: 'Only paid orders are printed. Nothing was printed.',
    },
  },
  'age-not-confirmed': {
    status: 422,
    sentence: {
      fi_FI: 'Vahvista, että vanha rengas otetaan varastoon.',
      en_GB: 'Please confirm that the old tyre is taken into stock.',
    },
  },
  'nothing-to-receive': {
    status: 422,
    sentence: {
      fi_FI: 'Lisää ensin rivi.',
      en_GB: 'Please add a line first.',
    },
  },
  'staff-login-failed': {
    status: 422,
    sentence: {
      fi_FI: 'Sähköposti, salasana tai koodi on väärin.',
      en_GB: 'The e-mail, password or code is incorrect.',
    },
  },
  'login-expired': {
    status: 422,
    sentence: {
      fi_FI: 'Kirjautuminen kesti liian kauan. Aloita alusta.',
      en_GB: 'The log-in took too long. Please start again.',
    },
  },
  'second-factor-required': {
    status: 403,
    sentence: {
      fi_FI: 'Vahvista kaksivaiheisella tunnistuksella ja yritä uudelleen.',
      en_GB: 'Please confirm with your second factor, then try again.',
    },
  },
  'second-factor-failed': {
    status: 422,
    sentence: {
      fi_FI: 'Koodi tai pääsyavain on väärä tai jo käytetty.',
      en_GB: 'The code or passkey is incorrect or has already been used.',
    },
  },
  'last-owner': {
    status: 422,
    sentence: {
      fi_FI: 'Kaupalla on oltava vähintään yksi omistaja.',
      en_GB: 'There must be at least one owner.',
    },
  },
  'last-second-factor': {
    status: 422,
    sentence: {
      fi_FI: 'Tämä on ainoa toinen tunnistustapasi. Lisää ensin uusi, niin voit poistaa tämän.',
      en_GB: 'This is your only second factor. Add another before you remove it.',
    },
  },
  'owners-only': {
    status: 403,
    sentence: {
      fi_FI: 'Vain omistaja voi muuttaa omistajaa tai tehdä jostakusta omistajan.',
      en_GB: 'Only an owner can change an owner or make somebody an owner.',
    },
  },
  'rights-not-held': {
    status: 403,
    sentence: {
      fi_FI: 'Voit antaa ja poistaa vain oikeuksia, jotka sinulla itselläsi on.',
      en_GB: 'You can only grant and remove permissions that you have yourself.',
    },
  },
  'own-permissions': {
    status: 403,
    sentence: {
      fi_FI: 'Et voi muuttaa omia oikeuksiasi.',
      en_GB: 'You cannot change your own permissions.',
    },
  },
  'role-delivered': {
    status: 403,
    sentence: {
      fi_FI: 'Kaupan mukana tulevia rooleja ei voi muuttaa.',
      en_GB: 'Delivered roles cannot be changed.',
    },
  },
  'role-in-use': {
    status: 409,
    sentence: {
      fi_FI: 'Roolia ei voi poistaa, koska jollakulla on se.',
      en_GB: 'The role cannot be deleted, because somebody has it.',
    },
  },
  'title-taken': {
    status: 422,
    sentence: { fi_FI: 'Tämänniminen rooli on jo.', en_GB: 'There is a role of this name already.' },
  },
  'file-incomplete': {
    status: 409,
    sentence: {
      fi_FI: 'Tiedostoa ei ole ladattu kokonaan. Lataa se uudelleen.',
      en_GB: 'The file has not been uploaded completely. Please upload it again.',
    },
  },
  'file-not-readable': {
    status: 422,
    sentence: { fi_FI: 'Tiedostoa ei voitu lukea.', en_GB: 'The file could not be read.' },
  },
  'run-busy': {
    status: 409,
    sentence: {
      fi_FI: 'Tätä ei voi tehdä tuonnin nykyisessä tilassa.',
      en_GB: 'This is not possible in the present state of the import.',
    },
  },
  'dry-run-expired': {
    status: 409,
    sentence: {
      fi_FI: 'Esikatselu on vanhentunut, koska siitä on yli 24 tuntia. Tee se uudelleen.',
      en_GB: 'The dry run is more than 24 hours old. Please make a new one.',
    },
  },
  'note-of-another': {
    status: 403,
    sentence: {
      fi_FI: 'Vain muistiinpanon kirjoittaja voi muokata sitä. Voit lisätä siihen.',
      en_GB: 'Only its author can edit a note. You can add to it.',
    },
  },
  'note-not-editable': {
    status: 409,
    sentence: {
      fi_FI: 'Muistiinpanoa voi muokata 15 minuuttia. Nyt siihen voi vain lisätä.',
      en_GB: 'A note can be edited for 15 minutes. Now it can only be added to.',
    },
  },
  'mail-not-of-order': {
    status: 409,
    sentence: {
      fi_FI: 'Kopion voi lähettää vain tilauksen viestistä.',
      en_GB: 'Only e-mails of orders can be copied.',
    },
  },
  'mail-not-sent': {
    status: 409,
    sentence: {
      fi_FI: 'Viestiä ei ole vielä lähetetty. Lähetä se uudelleen kopion sijaan.',
      en_GB: 'This e-mail has not been sent yet. Send it again instead of a copy.',
    },
  },
  'too-many-copies': {
    status: 409,
    sentence: {
      fi_FI: 'Tilauksen viesteistä on jo lähetetty viisi kopiota tänään. Huomenna voi lähettää lisää.',
      en_GB: 'Five copies of e-mails of this order were sent today. More can be sent tomorrow.',
    },
  },
  'request-handled-meanwhile': {
    status: 409,
    sentence: {
      fi_FI: 'Hakemusta on käsitelty sillä välin.',
      en_GB: 'The request was handled meanwhile.',
    },
  },
  'nothing-to-do': {
    status: 422,
    sentence: { fi_FI: 'Yksikään rivi ei muuta mitään.', en_GB: 'No row changes anything.' },
  },
})
