interface PersonFields {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly contact_number?: string | undefined
  readonly is_company_user?: '0' | '1' | undefined
  readonly company_name?: string | null
}

type MissingField = 'first_name' | 'last_name' | 'contact_number' | 'company_name'

/** Lists the required fields that are empty. A person who buys for a company must also give the company's name. */
export function fieldsMissing(person: PersonFields): MissingField[] {
  const required: MissingField[] = ['first_name', 'last_name', 'contact_number']
  if (person.is_company_user === '1') required.push('company_name')
  return required.filter((field) => !person[field])
}
