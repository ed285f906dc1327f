/** Builds the page from the document that it links to: a group a tag, a call a details element, a form to try it. */
const place = document.querySelector('#calls')
const { paths, tags, components } = await (
  await fetch(document.querySelector('link[rel=service-desc]').href)
).json()

/** What stands under components, where a part only names it. */
function whole(part) {
  const [, group, name] = part?.$ref?.match(/^#\/components\/(\w+)\/(\w+)$/) ?? []
  return group ? components[group][name] : part
}

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

function headers() {
  const token = document.querySelector('#token').value.trim()
  return {
    locale: document.querySelector('#locale').value,
    ...(token && { authorization: `Bearer ${token}` }),
  }
}

function exampleOf(part = {}) {
  const schema = whole(part)
  const choices = schema.anyOf?.map(whole) ?? [schema]
  if (choices.some(({ type }) => [type].flat().includes('null'))) return null
  if (schema.anyOf) return exampleOf(choices[0])
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, part]) => [key, exampleOf(part)]),
    )
  if (schema.type === 'array') return [exampleOf(schema.items)]
  return { integer: schema.minimum ?? 0, number: 0, boolean: false }[schema.type] ?? ''
}

function addressFor(path, parameters, form) {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: where } of parameters) {
    const value = form.elements[name]?.value ?? ''
    if (where === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    if (where === 'query' && value !== '') query.set(name, value)
  }
  return query.size ? `${filled}?${query}` : filled
}

async function call(method, address, body) {
  const started = performance.now()
  const answer = await fetch(address, {
    method,
    headers: { ...headers(), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  })
  const text = await answer.text()
  const pretty = answer.headers.get('content-type')?.includes('json')
    ? JSON.stringify(JSON.parse(text), null, 2)
    : text
  return `${answer.status} after ${Math.round(performance.now() - started)} ms\n\n${pretty}`
}

function fieldFor({ name, required, schema, description, example }) {
  const value = example === undefined ? {} : { value: String(example) }
  return element(
    'label',
    {},
    `${name}${required ? '' : ' (optional)'}`,
    ...(description ? [element('small', {}, description)] : []),
    element('input', { name, placeholder: whole(schema).type ?? '', ...value }),
  )
}

/** What the document says of the fields of a body, those of its parts too. */
function describedIn(part, prefix = '') {
  const { properties = {}, required = [] } = whole(part)
  return Object.entries(properties).flatMap(([name, field]) => {
    const { description, properties: own } = whole(field)
    const named = element('code', {}, prefix + name)
    const said = `${required.includes(name) ? '' : ' (optional)'} ${field.description ?? description ?? ''}`
    return [element('li', {}, named, said), ...(own ? describedIn(field, `${prefix}${name}.`) : [])]
  })
}

function formFor(path, method, { parameters = [], requestBody, responses }) {
  const asked = parameters.map(whole).filter((parameter) => parameter.in !== 'header')
  const { schema, example } = requestBody?.content['application/json'] ?? {}
  const output = element('pre', { tabindex: '0', 'aria-live': 'polite' }, 'Not called yet.')
  const form = element(
    'form',
    {},
    ...asked.map(fieldFor),
    ...(schema
      ? [
          element(
            'label',
            {},
            'Body',
            element(
              'textarea',
              { name: 'request-body' },
              JSON.stringify(example ?? exampleOf(schema), null, 2),
            ),
          ),
          element('ul', {}, ...describedIn(schema)),
        ]
      : []),
    element(
      'p',
      {},
      Object.entries(responses)
        .map(([status, answer]) => `${status}: ${whole(answer).description}`)
        .join(' · '),
    ),
    element('button', {}, 'Call'),
    output,
  )
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const body = form.elements['request-body']?.value
    output.textContent = await call(method, addressFor(path, asked, form), body).catch((error) =>
      String(error),
    )
  })
  return form
}

function callFor(path, method, operation) {
  const heading = element(
    'summary',
    {},
    element('code', {}, `${method} ${path}`),
    element('span', {}, operation.deprecated ? `Deprecated: ${operation.summary}` : operation.summary),
  )
  return element('details', {}, heading, formFor(path, method, operation))
}

const groups = new Map(tags.map(({ name }) => [name, []]))
for (const [path, operations] of Object.entries(paths))
  for (const [method, operation] of Object.entries(operations))
    groups.get(operation.tags[0]).push(callFor(path, method.toUpperCase(), operation))
place.replaceChildren(
  ...tags.map(({ name, description }) =>
    element('section', {}, element('h2', {}, name), element('p', {}, description), ...groups.get(name)),
  ),
)
place.removeAttribute('aria-busy')
