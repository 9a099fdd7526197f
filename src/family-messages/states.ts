// What families are written to about, when, and what became of each message.

/** The step that a family is asked for; `picked_up` tells that its order is ready to be picked up. */
export const messageKinds = ['confirm', 'order', 'pay', 'picked_up'] as const
export type MessageKind = (typeof messageKinds)[number]

export const occasions = ['opening', 'half', 'two_days', 'last_day', 'delivered', 'by_coach'] as const
export type Occasion = (typeof occasions)[number]

export const messageChannels = ['mail', 'text'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** `queued` waits to be sent; `stopped` and `skipped` were not sent. */
export const messageStates = ['queued', 'sent', 'failed', 'stopped', 'skipped'] as const
export type MessageState = (typeof messageStates)[number]

/** Why a message was skipped. */
export const skipReasons = ['no_address', 'limit'] as const
export type SkipReason = (typeof skipReasons)[number]

/** Most messages that a team may allow per family and season, and what it allows before its coach says so. */
export const mostMessages = 12
export const usualMessages = 6
