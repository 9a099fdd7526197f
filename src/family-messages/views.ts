// View models of the module's pages.
import type { Language } from '#kit/language.ts'
import type { IsoDate } from '#kit/time.ts'
import type { MessageChannel, MessageKind, MessageState, Occasion, SkipReason } from './states.ts'

type PlayerLabel = { playerName: string; number: string }

/** A message that would go out now. */
export type PreviewRow = PlayerLabel & {
	rosterId: string
	kind: MessageKind
	channel: MessageChannel | null
	language: Language
	/** Masked; empty without one. */
	to: string
	outcome: 'send' | 'stopped' | SkipReason
}

export type MessageRow = PlayerLabel & {
	id: string
	kind: MessageKind
	occasion: Occasion
	channel: MessageChannel | null
	language: Language
	state: MessageState
	reason: SkipReason | null
	at: Date
}

export type MessagesView = {
	portal: { id: string; teamName: string; timeZone: string }
	isOn: boolean
	startedAt: Date | null
	most: number
	players: number
	/** Players without a mail address and phone number that could be written to. */
	withoutAddress: (PlayerLabel & { rosterId: string })[]
	/** What would go out now: before the start by the schedule, afterwards when the coach writes. */
	preview: PreviewRow[]
	/** The days on which families with something left to do are written to. */
	days: { occasion: Occasion; on: IsoDate }[]
	isDaytime: boolean
	/** Players whose order is ready and whose family does not know it yet. */
	ready: number
	counts: Partial<Record<MessageState, number>>
	filter: MessageState | null
	messages: MessageRow[]
	page: number
	pages: number
}

/** What a family reads before it stops its messages, and afterwards. */
export type StopView = {
	/** Masked. */
	addresses: string[]
	isStopped: boolean
	teamName: string
	language: Language
}
