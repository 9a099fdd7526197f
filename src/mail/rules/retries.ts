// How messages travel, and how long they are kept.

export type Channel = 'mail' | 'sms'

/** Handed to a server, shown in the demo's inbox, or kept until a server is named. */
export type Route = 'deliver' | 'inbox' | 'wait'

export const routeOf = (isConfigured: boolean, isDemo: boolean): Route => {
	if (isConfigured) return 'deliver'
	return isDemo ? 'inbox' : 'wait'
}

/** A message that waited this long says nothing useful any more: its links have long expired. */
export const longestWaitMs = 3 * 86_400_000
/** Done messages are kept for questions, then forgotten. */
export const keptMs = 30 * 86_400_000
/** Messages whose job should long have taken them. */
export const overdueMs = 600_000

export const inboxLimit = 100
