import { OrdersTable } from './orders-table.tsx'
import { Group, State } from './state.tsx'

export function Office({ prefix }: { prefix: string }) {
  return (
    <Group title="Parts of the back office">
      <State name="Data table: sorted by links, rows selected, columns chosen, moved and resized">
        <OrdersTable prefix={prefix} />
      </State>
      <State name="Data table without rows">
        <OrdersTable prefix={prefix} none />
      </State>
    </Group>
  )
}
