import { words } from '@pito/web/words/words'

export const security = words({
  fi: {
    title: 'Vaihda salasana',
    lead: 'Kun vaihdat salasanan, kaikki kirjautumiset päättyvät ja kirjaudut uudelleen.',
    oldPassword: 'Nykyinen salasana',
    change: 'Vaihda salasana',
    sessions: 'Missä olet kirjautuneena',
    sessionsLead:
      'Viimeisten 90 päivän kirjautumiset. Jos et tunnista jotakin, lopeta se ja vaihda salasana.',
    current: 'Tämä laite',
    byStaff: (name: string | null) =>
      name ? `Asiakaspalvelu puolestasi: ${name}` : 'Asiakaspalvelu puolestasi',
    lastSeen: (time: string) => `Viimeksi käytössä ${time}`,
    began: (time: string) => `Kirjauduttu ${time}`,
    ended: (time: string) => `Päättynyt ${time}`,
    end: 'Kirjaa ulos',
    endOf: (device: string, time: string) => `Kirjaa ulos: ${device}, ${time}`,
    everywhere: 'Kirjaudu ulos kaikilta laitteilta',
    endedNow: (device: string) => `Uloskirjattu: ${device}`,
    older: 'Päättyneet kirjautumiset',
    notDone: 'Tätä ei voitu tehdä',
    back: 'Takaisin',
  },
  en: {
    title: 'Change Password',
    lead: 'When you change your password, every log-in ends and you log in again.',
    oldPassword: 'Current password',
    change: 'Change password',
    sessions: 'Where you are logged in',
    sessionsLead:
      'The log-ins of the last 90 days. If you do not recognise one, end it and change your password.',
    current: 'This device',
    byStaff: (name: string | null) =>
      name ? `Customer service on your behalf: ${name}` : 'Customer service on your behalf',
    lastSeen: (time) => `Last used ${time}`,
    began: (time) => `Logged in ${time}`,
    ended: (time) => `Ended ${time}`,
    end: 'End',
    endOf: (device, time) => `End: ${device}, ${time}`,
    everywhere: 'Log out everywhere',
    endedNow: (device) => `Logged out: ${device}`,
    older: 'Ended log-ins',
    notDone: 'This could not be done',
    back: 'Back',
  },
})
