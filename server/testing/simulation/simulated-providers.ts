import type { ShopCall } from '../../src/payment-providers/simulator/call-shop.ts'
import type { SimulatedSession } from '../../src/payment-providers/simulator/klarna/simulated-session.ts'
import { sessionKind } from '../../src/payment-providers/simulator/klarna/simulated-session.ts'
import { memoryStore } from '../../src/payment-providers/simulator/memory-store.ts'
import { paymentKind } from '../../src/payment-providers/simulator/paytrail/finish-payment.ts'
import type { SimulatedPayment } from '../../src/payment-providers/simulator/paytrail/simulated-payment.ts'
import { startSimulators } from '../../src/payment-providers/simulator/start-simulators.ts'
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
