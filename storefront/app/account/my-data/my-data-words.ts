import { words } from '@pito/web/words/words'

export const myData = words({
  fi: {
    title: 'Tietoni',
    lead: 'Näet täältä kaiken, mitä olemme tallentaneet sinusta, ja voit poistaa tilisi.',
    export: 'Lataa tietosi',
    exportLead:
      'Saat tiedoston, jossa ovat tietosi ja osoitteesi, ostoskorisi, ilmoituspyyntösi, latauksesi, viestimme sinulle, kirjautumisesi ja turvaloki. Muoto on JSON, jota muutkin palvelut osaavat lukea. Viestit, ilmoituspyynnöt ja hakemukset ovat mukana, kun olet vahvistanut sähköpostiosoitteesi.',
    download: 'Lataa tiedot (JSON)',
    delete: 'Poista tili',
    deleteLead:
      'Poistamme tietosi heti, kirjaamme kaikki laitteesi ulos ja lähetämme vahvistuksen sähköpostiisi. Tiliä ei voi palauttaa.',
    stays: 'Nämä säilyvät:',
    passwordHint:
      'Jos kirjauduit pääsyavaimella viimeisten kymmenen minuutin aikana, voit jättää tämän tyhjäksi.',
    sure: 'Ymmärrän, että tiliäni ja tietojani ei voi palauttaa.',
    sureMissing: 'Vahvista, että haluat poistaa tilin.',
    deleteNow: 'Poista tilini',
    acting: 'Asiakkaan puolesta tietoja ei voi ladata eikä tiliä poistaa. Asiakas tekee sen itse.',
    policy: 'Tietosuojaseloste',
    gone: 'Tilisi on poistettu',
    goneLead:
      'Tietosi on poistettu, ja kaikki laitteesi on kirjattu ulos. Lähetimme vahvistuksen sähköpostiisi.',
    toHome: 'Etusivulle',
  },
  en: {
    title: 'My data',
    lead: 'Here you get everything that we have stored about you, and you can delete your account.',
    export: 'Download your data',
    exportLead:
      'You get a file with your details and addresses, carts, alerts, downloads, our messages to you, your log-ins and the security log. The format is JSON, which other services can read too. Messages, alerts and applications are in it once you have verified your e-mail address.',
    download: 'Download my data (JSON)',
    delete: 'Delete the account',
    deleteLead:
      'We erase your data at once, log out all your devices and send a confirmation by e-mail. The account cannot be brought back.',
    stays: 'What stays:',
    passwordHint: 'If you logged in with a passkey within the last ten minutes, you can leave this empty.',
    sure: 'I understand that my account and my data cannot be brought back.',
    sureMissing: 'Please confirm that you want to delete the account.',
    deleteNow: 'Delete my account',
    acting:
      'On behalf of a customer data cannot be downloaded and the account cannot be deleted. Customers do that themselves.',
    policy: 'Privacy policy',
    gone: 'Your account has been deleted',
    goneLead:
      'Your data has been erased and all your devices are logged out. We sent you a confirmation by e-mail.',
    toHome: 'To the front page',
  },
})
