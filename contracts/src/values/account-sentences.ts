import { sentences } from './sentences.ts'

/**
 * Sentences about the fields of account forms, used by the API and the pages. The English is that of the rows AUTH and
 * PROF of docs/requirements.csv.
 */
export const accountSentences = sentences({
  loginEmailMissing: { fi_FI: 'Sähköpostiosoite puuttuu', en_GB: 'Email is required' },
  loginEmailWrong: { fi_FI: 'Anna toimiva sähköpostiosoite', en_GB: 'Please enter valid email' },
  passwordMissing: { fi_FI: 'Salasana puuttuu', en_GB: 'Password is required' },
  loginFailed: {
    fi_FI: 'Sähköpostiosoite tai salasana on väärin.',
    en_GB: 'Email or password is wrong.',
  },
  codeMissing: { fi_FI: 'Koodi puuttuu.', en_GB: 'The code is missing.' },
  emailMissing: { fi_FI: 'Sähköpostiosoite puuttuu.', en_GB: 'Email is required.' },
  emailWrong: { fi_FI: 'Sähköpostiosoite ei kelpaa.', en_GB: 'Email is not valid.' },
  emailTaken: {
    fi_FI: 'Tällä sähköpostiosoitteella on jo tili. Kirjaudu sisään tai vaihda salasana.',
    en_GB: 'There is already an account with this email. Log in, or reset its password.',
  },
  firstNameMissing: { fi_FI: 'Etunimi puuttuu.', en_GB: 'First Name is required.' },
  lastNameMissing: { fi_FI: 'Sukunimi puuttuu.', en_GB: 'Last Name is required.' },
  contactNumberMissing: { fi_FI: 'Puhelinnumero puuttuu.', en_GB: 'Contact Number is required.' },
  contactNumberWrong: {
    fi_FI: 'Puhelinnumerossa on oltava 7–12 numeroa. Myös merkit +, -, ( ja ) sekä välilyönti kelpaavat.',
    en_GB: 'Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space',
  },
  companyNameMissing: { fi_FI: 'Yrityksen nimi puuttuu.', en_GB: 'Company Name is required.' },
  companyVatNumberUnusual: {
    fi_FI:
      'Tarkista numero: se ei ole suomalainen Y-tunnus eikä ALV-numero. Voit jatkaa, mutta yrityksenä ostaminen vaatii sen.',
    en_GB:
      'Please check the number: it is neither a Finnish business ID nor a VAT number. You may go on, but buying as a company requires one.',
  },
  passwordRules: {
    fi_FI:
      'Salasanassa on oltava 8–25 merkkiä ja ainakin yksi pieni kirjain, iso kirjain, numero ja erikoismerkki.',
    en_GB:
      'The password must have 8 to 25 characters and at least one lowercase letter, one uppercase letter, one number and one special character.',
  },
  passwordCommon: {
    fi_FI: 'Tämä salasana on liian yleinen ja helppo arvata. Valitse toinen.',
    en_GB: 'This password is too common and easy to guess. Please choose another.',
  },
  confirmPasswordMissing: { fi_FI: 'Vahvista salasana.', en_GB: 'Confirm Password is required' },
  registerPasswordsDiffer: { fi_FI: 'Salasanat eivät täsmää.', en_GB: 'Password is not match.' },
  passwordsDiffer: { fi_FI: 'Salasanat eivät täsmää.', en_GB: "Passwords don't match." },
  oldPasswordWrong: { fi_FI: 'Nykyinen salasana on väärin.', en_GB: 'Given old password is incorrect.' },
  termsMissing: { fi_FI: 'Hyväksy sopimusehdot.', en_GB: 'Please accept terms and policies' },
  captchaMissing: { fi_FI: 'Kirjoita varmistuskoodi.', en_GB: 'Captcha is required.' },
  captchaShape: { fi_FI: 'Tarkista varmistuskoodi', en_GB: 'Enter Valid captcha' },
  addressMissing: { fi_FI: 'Katuosoite puuttuu.', en_GB: 'Address is required.' },
  cityMissing: { fi_FI: 'Postitoimipaikka puuttuu.', en_GB: 'City is required.' },
  countryMissing: { fi_FI: 'Maa puuttuu.', en_GB: 'Country is required.' },
  zipcodeMissing: { fi_FI: 'Postinumero puuttuu.', en_GB: 'Zipcode is required.' },
  zipcodeWrong: {
    fi_FI: 'Postinumerossa on oltava viisi numeroa.',
    en_GB: 'Zipcode allow only 5 character.',
  },
  notOneLine: {
    fi_FI: 'Poista tekstistä rivinvaihdot ja näkymättömät merkit.',
    en_GB: 'Please remove line breaks and invisible characters.',
  },
  controlCharacters: {
    fi_FI: 'Poista tekstistä näkymättömät ohjausmerkit.',
    en_GB: 'Please remove invisible control characters.',
  },
  nameScript: {
    fi_FI: 'Kirjoita nimi latinalaisin kirjaimin, kuten passissa.',
    en_GB: 'Please write the name in Latin letters, as in the passport.',
  },
  textScript: { fi_FI: 'Kirjoita latinalaisin kirjaimin.', en_GB: 'Please write in Latin letters.' },
  tooLong: { fi_FI: 'Enintään 50 merkkiä', en_GB: "You can't use more than 50 characters" },
  profileSaved: { fi_FI: 'Tiedot tallennettiin', en_GB: 'Profile update Successfully' },
  passwordChanged: {
    fi_FI: 'Salasana vaihdettiin, kirjaudu uudelleen päästäksesi tilillesi',
    en_GB: 'Password Changed Successfully, please re-login to access your account',
  },
  resetLinkSent: {
    fi_FI: 'Saat linkin salasanan vaihtamiseen, jos sähköpostiosoitteella on tili',
    en_GB: 'You will receive password reset link if we find matching record in our database',
  },
  vehicleNameMissing: { fi_FI: 'Anna autolle nimi.', en_GB: 'Please give the car a name.' },
  passkeyNameMissing: { fi_FI: 'Anna pääsyavaimelle nimi.', en_GB: 'Please give the passkey a name.' },
  registered: { fi_FI: 'Tili luotiin. Tervetuloa!', en_GB: 'Your account was created. Welcome!' },
} as const)

export const longestText = 50
