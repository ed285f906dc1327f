import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { followAllAppointments } from './follow-appointments.ts'

const { platform, paidBuyer } = await fulfilmentShop({ more: 4 })

test('an order that cannot follow its appointment does not stop the others', async () => {
  const broken = await paidBuyer({ tyre: 4, quantity: 1, time: '09:00' })
  const sound = await paidBuyer({ tyre: 4, quantity: 1, time: '09:30' })
  await platform.pool.query(`
    create function refuse_progress() returns trigger language plpgsql as $$ begin
      if new.id = '${broken.order.id}' then raise 'this order cannot be changed'; end if;
      return new;
    end $$;
    create trigger refuse_progress before update on shop_order for each row execute function refuse_progress()`)
  platform.at('2026-12-03T10:00:00Z')
  await followAllAppointments(platform, platform.clock())
  expect(await sound.shown()).toMatchObject({ progress: 'fitted' })
  expect(await broken.shown()).toMatchObject({ progress: 'paid' })
})
