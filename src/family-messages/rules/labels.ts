// How the coach reads messages.
import { languageNames } from '#kit/language.ts'
import type { MessageChannel, MessageKind, MessageState, Occasion, SkipReason } from '../states.ts'
import type { MessageRow, PreviewRow } from '../views.ts'

export const kindLabels: Record<MessageKind, string> = {
	confirm: 'Confirm name, number and sizes',
	order: 'Choose and order',
	pay: 'Pay',
	picked_up: 'Ready to pick up',
}

export const occasionLabels: Record<Occasion, string> = {
	opening: 'At opening',
	half: 'At half time',
	two_days: 'The day before the last',
	last_day: 'On the last day',
	delivered: 'When it arrived',
	by_coach: 'Sent by the team',
}

export const channelLabels: Record<MessageChannel, string> = { mail: 'Email', text: 'Text' }

export const stateLabels: Record<MessageState, string> = {
	queued: 'On its way',
	sent: 'Sent',
	failed: 'Failed',
	stopped: 'Stopped by the family',
	skipped: 'Not sent',
}

export const skipLabels: Record<SkipReason, string> = {
	no_address: 'No email or phone',
	limit: 'Limit reached',
}

export const playerLabel = ({ playerName, number }: Pick<PreviewRow, 'playerName' | 'number'>): string =>
	[playerName || 'Player without a name', number && `#${number}`].filter(Boolean).join(' ')

/** "Email to p•••@example.test, Español", or why it cannot be sent. */
export function wayLabel({ channel, to, language, outcome }: PreviewRow): string {
	if (outcome === 'stopped') return stateLabels.stopped
	if (outcome !== 'send' || channel === null) return skipLabels[outcome === 'limit' ? 'limit' : 'no_address']
	return `${channelLabels[channel]} to ${to}, ${languageNames[language]}`
}

/** "At opening, email, English" */
export const messageDetail = ({ occasion, channel, language }: MessageRow): string =>
	[occasionLabels[occasion], channel && channelLabels[channel].toLowerCase(), languageNames[language]]
		.filter(Boolean)
		.join(', ')
