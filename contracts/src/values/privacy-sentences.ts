/** Sentences about deleting an account, used by the page and the API. */
export const privacySentences = {
  passwordWrong: {
    fi_FI: 'Salasana on väärin.',
    en_GB: 'The password is wrong.',
  },
  deleted: {
    fi_FI: 'Tilisi on poistettu. Lähetimme vahvistuksen sähköpostiisi.',
    en_GB: 'Your account has been deleted. We sent you a confirmation by e-mail.',
  },
  /**
   * The Accounting Act (Kirjanpitolaki 1336/1997), chapter 2, section 10, requires vouchers to be kept for six years
   * from the end of the year.
   */
  vouchersStay: {
    fi_FI:
      'Tilausten ja laskujen tiedot säilyvät kuusi vuotta sen vuoden lopusta, jona tilikausi päättyi, koska kirjanpitolaki vaatii sen.',
    en_GB:
      'The details of orders and invoices stay for six years from the end of the year in which the financial year ended, because the Finnish Accounting Act requires it.',
  },
  /** An order whose payment was started is kept like other unpaid orders, which are deleted after 90 days. */
  unfinishedPaymentsStay: {
    fi_FI:
      'Tilaus, jonka maksu on kesken, säilyy 90 päivää, jotta voimme palauttaa rahat, jos ne tulevat vielä.',
    en_GB:
      'An order whose payment is not finished stays for 90 days, so that we can return the money should it still come.',
  },
  securityLogStays: {
    fi_FI:
      'Turvaloki säilyy kaksi vuotta väärinkäytösten selvittämistä varten. Siinä on tilin tunnus, kirjautumisten ajat, laitteet ja IP-osoitteet, ei nimeäsi eikä yhteystietojasi.',
    en_GB:
      'The security log stays for two years, so that misuse can be looked into. It has the id of the account, times, devices and IP addresses of log-ins, not your name or contact details.',
  },
  /**
   * Only a verified e-mail address proves that the customer owns it, because anyone can register with another
   * person's address.
   */
  unverifiedStays: {
    fi_FI:
      'Jos et ole vahvistanut sähköpostiosoitettasi, säilyvät myös hakemukset, ilmoituspyynnöt ja viestit, joissa on vain osoite, koska emme tiedä, että osoite on sinun. Vahvistat sen vaihtamalla salasanan linkistä, jonka saat sivulta ”Unohtunut salasana”.',
    en_GB:
      'If you have not verified your e-mail address, applications, alerts and messages that name only the address stay too, because we do not know that the address is yours. You verify it by setting a password with the link that you get from the page “Forgotten password”.',
  },
  confirmationStays: {
    fi_FI: 'Vahvistusviesti, jonka lähetämme nyt, säilyy 30 päivää.',
    en_GB: 'The confirmation that we send now stays for 30 days.',
  },
} as const
