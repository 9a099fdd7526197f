// Channels of messages, and how long messages are kept.

export type Channel = 'mail' | 'sms'

/** A message that waited this long is useless: its links have long expired. */
export const longestWaitMs = 3 * 86_400_000
/** Sent and failed messages are kept this long for questions, then deleted. */
export const keptMs = 30 * 86_400_000
/** Messages older than this without a delivery job are queued again. */
export const overdueMs = 600_000

export const inboxLimit = 100
