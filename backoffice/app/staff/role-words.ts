import type { DeliveredRole } from '@pito/contracts/values/staff-rights'
import { isDeliveredRole } from '@pito/contracts/values/staff-rights'
import { useWords, words } from '@pito/web/words/words'

/** The names of the delivered roles. Further roles have the title that an owner gave them. */
const roleNames = words<Record<DeliveredRole, string>>({
  fi: {
    owner: 'Omistaja',
    'customer-service': 'Asiakaspalvelu',
    'partner-manager': 'Kumppanuudet',
    warehouse: 'Varasto',
    pricing: 'Hinnoittelu',
    content: 'Sisältö',
    bookkeeper: 'Kirjanpito',
  },
  en: {
    owner: 'Owner',
    'customer-service': 'Customer service',
    'partner-manager': 'Partner manager',
    warehouse: 'Warehouse',
    pricing: 'Pricing',
    content: 'Content',
    bookkeeper: 'Bookkeeper',
  },
})

interface NamedRole {
  readonly name: string
  readonly title: string | null
}

/** Returns a function that names a role in the language of the page. */
export function useRoleNames(): (role: NamedRole) => string {
  const names = useWords(roleNames)
  return ({ name, title }) => title ?? (isDeliveredRole(name) ? names[name] : name)
}
