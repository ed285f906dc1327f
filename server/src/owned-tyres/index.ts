/**
 * The tyres that customers own: a *set* is what is left of a line of a paid order after cancellations and returns. Sets
 * are grouped by vehicle, and their owner says which vehicle a set belongs to and whether it is still in use. The
 * *season reminder* is an e-mail that owners switch on; it names the sets of the coming season.
 */
export { ownedTyrePersonalData } from './owned-tyre-personal-data.ts'
export { ownedTyreRoutes, reminderChoiceRoutes, reminderLinkRoutes } from './routes.ts'
export { sendSeasonReminders } from './season-reminder/send-season-reminders.ts'
