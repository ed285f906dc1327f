/** Sentences about fields of the pages for staff and roles. */
export const staffSentences = {
  nameMissing: { fi_FI: 'Nimi puuttuu.', en_GB: 'The name is missing.' },
  rolesMissing: { fi_FI: 'Valitse vähintään yksi rooli.', en_GB: 'Please choose at least one role.' },
  rightsMissing: { fi_FI: 'Valitse vähintään yksi oikeus.', en_GB: 'Please choose at least one permission.' },
  titleMissing: { fi_FI: 'Anna roolille nimi.', en_GB: 'Please give the role a name.' },
  emailIsStaff: {
    fi_FI: 'Tämän sähköpostiosoitteen haltija on jo henkilökunnassa.',
    en_GB: 'This address already belongs to a member of staff.',
  },
  roleUnknown: { fi_FI: 'Roolia ei ole enää.', en_GB: 'The role no longer exists.' },
} as const
