/**
 * Staff: the shop's own people, their roles and rights, and acting as a customer. A *right* opens a scope of calls; a
 * *role* is a set of rights. Acting is a session of the customers' area that bears the customer's id and names who acts.
 */
export { addDemoStaff, addStaff, removeStaff } from './add-staff.ts'
export {
  actingRoutes,
  customerReadingRoutes,
  invitingRoutes,
  leavingRoutes,
  staffLoginRoutes,
  staffRoutes,
} from './routes.ts'
export { callerOfActiveStaff, staffWith } from './staff-with.ts'
export { hasStaff } from './store.ts'
