// Names of background jobs, and waiting times in words.

const words: Readonly<Record<string, string>> = {
	'mail.deliver': 'Send a message',
	'mail.clean-up': 'Clear old messages away',
	'payments.refund': 'Send a refund to the card',
	'payments.close': 'Close an unpaid checkout',
	'payments.reconcile': 'Ask the bank about open payments',
	'payments.sandbox-deliver': 'Sandbox: tell the shop of a payment',
	'payments.sandbox-turn': 'Sandbox: settle a payment',
	'payments.sandbox-clean-up': 'Sandbox: clear old payments away',
	'bulk.warn-of-open-shares': 'Remind coaches of unpaid shares',
	'families.write': 'Write to families of teams',
	'designs.proof': 'Draw a proof',
	'files.gone': 'Delete unused files',
	'files.sweep': 'Find unused files',
	'back-office.switch-sales': 'Start and end sale prices',
	'back-office.start-catalog': 'Install the start catalog',
	'cart.sweep': 'Clear abandoned carts away',
	'orders.recount-ordered': 'Count what open orders take from stock',
	'accounts.purge': 'Delete accounts as asked',
	'auth.keys': 'Renew the keys of sign-in',
	'auth.clean-up': 'Clear ended sessions away',
	'webhooks.deliver': 'Send events to webhooks',
	'webhooks.clean-up': 'Clear old webhook deliveries away',
	'api.clean-up': 'Clear stored answers of the API away',
	'comments.notify-owners': 'Mail owners about comments on their designs',
	'co-design.end-quiet': 'End shared editing that has gone quiet',
}

/** The name of a queue's job; the queue's own name when it has none. */
export const jobLabel = (queue: string): string => words[queue] ?? queue

const hourMs = 3_600_000

/** Promised hours until a portal request is answered. */
export const promisedHours = 24

/** Whole hours that have passed. */
export const hoursSince = (then: Date, now: Date): number =>
	Math.max(0, Math.floor((now.getTime() - then.getTime()) / hourMs))

/** `under an hour`, `5 h`, `2 days`. */
export function ageLabel(then: Date, now: Date): string {
	const hours = hoursSince(then, now)
	if (hours === 0) return 'under an hour'
	if (hours < 48) return `${hours} h`
	return `${Math.floor(hours / 24)} days`
}

/** Whether the promised time has passed. */
export const isOverdue = (then: Date, now: Date): boolean => hoursSince(then, now) >= promisedHours
