import type { SimulatedSession } from '@pito/simulators/payments/klarna/simulated-session'
import { sessionKind } from '@pito/simulators/payments/klarna/simulated-session'
import { paymentKind } from '@pito/simulators/payments/paytrail/finish-payment'
import type { SimulatedPayment } from '@pito/simulators/payments/paytrail/simulated-payment'
import type { ShopCall } from '@pito/simulators/payments/simulator'
import { memoryStore } from '@pito/simulators/payments/simulator-store'
import { startSimulators } from '@pito/simulators/payments/start-simulators'
import { createLog } from '../../src/platform/log.ts'

/**
 * Opens both simulated providers. Their callbacks are not sent to the shop. They wait in `callbacks`, so that a
 * history can lose them, deliver them late or twice, and change their order.
 */
export async function simulatedProviders(now: () => Date) {
  const callbacks: ShopCall[] = []
  const store = memoryStore()
  const simulators = await startSimulators({
    now,
    store,
    log: createLog('silent'),
    pause: () => Promise.resolve(),
    callShop: (call) => {
      callbacks.push(call)
      return Promise.resolve({ tries: 1, status: 200 })
    },
  })
  return {
    ...simulators,
    callbacks,
    payments: () => store.list<SimulatedPayment>(paymentKind),
    sessions: () => store.list<SimulatedSession>(sessionKind),
  }
}
