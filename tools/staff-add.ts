import { parseArgs } from 'node:util'
import type { DeliveredRole } from '../contracts/src/values/staff-rights.ts'
import { deliveredRoleNames, isDeliveredRole } from '../contracts/src/values/staff-rights.ts'
import { sayAndExit } from '../server/src/platform/process/say-and-exit.ts'
import { StartRefused } from '../server/src/platform/start-refused.ts'
import { addStaff, removeStaff, resetSecondFactor } from '../server/src/staff/index.ts'
import { withShopDatabase } from './with-shop-database.ts'

const usage = `npm run staff:add -- --email outi@shop.example --name "Outi Omistaja" --role ${deliveredRoleNames.join('|')}
npm run staff:add -- --email outi@shop.example --reset-second-factor
npm run staff:add -- --email outi@shop.example --remove`

/**
 * `npm run staff:add` adds a member of staff, or creates a new link to set the password of an existing one. The
 * command itself never takes a password.
 */
async function staffAdd(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      role: { type: 'string', default: '' },
      remove: { type: 'boolean', default: false },
      'reset-second-factor': { type: 'boolean', default: false },
    },
  })
  const { email, name, role } = values
  const isReset = values['reset-second-factor']
  const isComplete = values.remove || isReset || (name !== '' && isDeliveredRole(role))
  if (!email.includes('@') || !isComplete) throw new StartRefused(usage)
  await withShopDatabase(async ({ sql }, config) => {
    const now = new Date()
    if (values.remove) {
      const wasThere = await sql.transaction((tx) => removeStaff(tx, email, now))
      console.log(wasThere ? `${email} has no access any more.` : `${email} is no member of staff.`)
      return
    }
    if (isReset) {
      const wasThere = await sql.transaction((tx) => resetSecondFactor(tx, email, now))
      const sets = `${email} sets up a second factor at the next log-in.`
      console.log(wasThere ? sets : `${email} is no member of staff.`)
      return
    }
    const person = { email, name, role: role as DeliveredRole }
    const link = await sql.transaction((tx) => addStaff(config, tx, person, now))
    console.log(`${name} sets a password here, once, within 24 hours:\n${link}`)
  })
}

staffAdd().catch(sayAndExit)
