// Names of background jobs for staff.

const words: Readonly<Record<string, string>> = {
	'mail.deliver': 'Send a message',
	'mail.tidy': 'Clear old messages away',
	'payments.refund': 'Send a refund to the card',
	'payments.close': 'Close an unpaid checkout',
	'payments.reconcile': 'Ask the bank about open payments',
	'payments.sandbox-deliver': 'Sandbox: tell the shop of a payment',
	'payments.sandbox-turn': 'Sandbox: settle a payment',
	'payments.sandbox-tidy': 'Sandbox: clear old payments away',
	'bulk.warn-of-open-shares': 'Remind coaches of unpaid shares',
	'designs.proof': 'Draw a proof',
	'files.gone': 'Delete unused files',
	'files.sweep': 'Find unused files',
	'cart.sweep': 'Clear abandoned carts away',
	'accounts.purge': 'Delete accounts as asked',
	'auth.keys': 'Renew the keys of sign-in',
	'auth.tidy': 'Clear ended sessions away',
}

/** The name of a queue's job; the queue's own name when it has none. */
export const jobLabel = (queue: string): string => words[queue] ?? queue
