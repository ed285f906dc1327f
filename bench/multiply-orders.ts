import type pg from 'pg'

/**
 * Fills a shop with customers and orders by copying finished orders of the demo with set-based SQL, which takes
 * minutes for a million orders. Triggers and foreign keys are off meanwhile, so the user of the database has to be a
 * superuser, as it is on the embedded database. Indexes without a constraint are built anew at the end.
 */
export async function multiplyOrders(
  client: pg.Client,
  { orders, customers }: { readonly orders: number; readonly customers: number },
): Promise<void> {
  await client.query("set session_replication_role = 'replica'")
  await client.query("set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'")
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any($1::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`,
    [filled],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(`
    insert into customer (email, first_name, last_name, contact_number, contact_number_e164, locale, verified_at,
      created_at, changed_at, is_company_user, company_name)
    select 'customer' || n || '@pito.example', ${nameOf(firstNames, 'n')}, ${nameOf(lastNames, 'n / 11')},
      '050' || lpad(n::text, 7, '0'), '+35850' || lpad(n::text, 7, '0'), 'fi_FI', now(), now() - n * interval '1 minute',
      now(), n % 20 = 0, case when n % 20 = 0 then 'Yritys ' || n || ' Oy' end
    from generate_series(1, ${customers}) n`)
  const numberStep = Math.floor(8_999_999_999 / orders)
  // The first remainder that no number of the demo has, so that a copy never gets a number that is taken.
  const { rows: free } = await client.query<{ first: string }>(
    `select 1000000000 + min(remainder) as first from generate_series(0, ${numberStep - 1}) remainder
    where not exists (
      select from shop_order where (order_number::bigint - 1000000000 - remainder) % ${numberStep} = 0
    )`,
  )
  await client.query(`
    create temp table copied as
    with template as (
      select id, row_number() over (order by order_number) - 1 as place, count(*) over () as templates
      from shop_order where (progress = 'refunded' or progress in ('delivered', 'fitted', 'cancelled') and withdrawn_at is null)
        and order_number <> '3907152846'
    ), buyer as (
      select id, row_number() over (order by created_at desc) - 1 as place from customer
      where email like 'customer%@pito.example'
    )
    select n, template.id as source, gen_random_uuid() as id, gen_random_uuid() as attempt_id,
      gen_random_uuid() as refund_id, (${free[0]?.first} + (n - 1) * ${numberStep}::bigint)::text as order_number,
      buyer.id::text as customer_id, interval '20 days' + n * interval '30 seconds' as earlier,
      (select max(number) from invoice) + ${orders + 1} - n as invoice_number
    from generate_series(1, ${orders}) n join template on template.place = n % template.templates
      join buyer on buyer.place = n * 7919::bigint % ${customers}`)
  await client.query('create unique index on copied (source, id); analyze copied')
  const earlier = (...columns: string[]) =>
    Object.fromEntries(columns.map((column) => [column, `row.${column} - earlier`]))
  await copyRows(client, 'shop_order', 'row.id = source', {
    ...{ id: 'copied.id', order_number: 'copied.order_number', customer_id: 'copied.customer_id' },
    ...{ cart_id: 'null', guest_id: 'null', licence_plate: "'ZZ-' || n % 100000" },
    ...earlier('created_at', 'changed_at', 'paid_at', 'closed_at', 'packed_at', 'shipped_at', 'delivered_at'),
    ...earlier('withdrawn_at', 'cancelled_at', 'fitted_at'),
  })
  const ofOrder = 'row.order_id = source'
  await copyRows(client, 'shop_order_address', ofOrder, {
    ...{ order_id: 'copied.id', email: "'buyer' || n || '@pito.example'" },
    ...{ first_name: nameOf(firstNames, 'n'), last_name: nameOf(lastNames, 'n / 11') },
    contact_number: "'040' || lpad(n::text, 7, '0')",
  })
  await copyRows(client, 'shop_order_line', ofOrder, { id: null, order_id: 'copied.id' })
  await copyRows(client, 'payment_attempt', `${ofOrder} and row.state = 'paid'`, {
    ...{ id: 'copied.attempt_id', order_id: 'copied.id', provider_id: 'copied.attempt_id::text' },
    ...earlier('started_at', 'received_at', 'captured_at'),
  })
  await copyRows(client, 'invoice', ofOrder, {
    ...{ number: 'copied.invoice_number', order_id: 'copied.id' },
    ...earlier('issued_at'),
  })
  await copyRows(client, 'stock_taken', ofOrder, { order_id: 'copied.id', ...earlier('taken_at') })
  await copyRows(
    client,
    'refund',
    'row.attempt_id = (select id from payment_attempt where order_id = source limit 1)',
    {
      ...{ id: 'copied.refund_id', attempt_id: 'copied.attempt_id', request_id: null },
      ...{ state: "'made'", made_at: 'row.requested_at - earlier' },
      ...earlier('requested_at'),
    },
  )
  await copyRows(
    client,
    'credit_note',
    'row.invoice_number = (select number from invoice where order_id = source)',
    {
      ...{ number: '(select max(number) from credit_note) + row_number() over (order by n desc)' },
      ...{ invoice_number: 'copied.invoice_number', refund_id: 'copied.refund_id' },
      ...earlier('issued_at'),
    },
  )
  await copyRows(client, 'order_email', ofOrder, { order_id: 'copied.id', ...earlier('requested_at') })
  await client.query(`
    insert into customer_sales (customer_id, orders, total_cents, last_order_at)
    select customer.id, count(o.id), coalesce(sum(o.total_cents), 0), max(o.paid_at)
    from customer left join shop_order o
      on o.customer_id = customer.id::text and o.progress in ('paid', 'fitted', 'delivered')
    where email like 'customer%@pito.example' group by customer.id`)
  await client.query(
    "select setval(pg_get_serial_sequence('shop_order_line', 'id'), max(id)) from shop_order_line",
  )
  await client.query(
    "update document_counter set last_number = (select max(number) from invoice) where series = 'invoice'",
  )
  for (const { definition } of indexes) await client.query(definition)
  await client.query("set session_replication_role = 'origin'")
  await client.query('vacuum analyze')
}

const filled = [
  ...['customer', 'customer_sales', 'shop_order', 'shop_order_address', 'shop_order_line', 'payment_attempt'],
  ...['invoice', 'stock_taken', 'refund', 'credit_note', 'order_email'],
]
const firstNames = [
  'Aino',
  'Matti',
  'Sari',
  'Juha',
  'Päivi',
  'Timo',
  'Liisa',
  'Kari',
  'Ritva',
  'Jari',
  'Elina',
]
const lastNames = [
  'Laine',
  'Nieminen',
  'Mäkelä',
  'Heikkinen',
  'Saarinen',
  'Niemi',
  'Salonen',
  'Tuominen',
  'Virta',
]

function nameOf(names: readonly string[], number: string): string {
  return `(array['${names.join("','")}'])[1 + (${number}) % ${names.length}]`
}

/** Copies rows for each copied order. A column that is replaced by null is left out, so that it gets its default. */
async function copyRows(
  client: pg.Client,
  table: string,
  condition: string,
  replaced: Readonly<Record<string, string | null>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const columns = rows.map(({ name }) => name).filter((name) => replaced[name] !== null)
  await client.query(`
    insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
    select ${columns.map((name) => replaced[name] ?? `row."${name}"`).join(', ')}
    from copied join ${table} row on ${condition}`)
}
