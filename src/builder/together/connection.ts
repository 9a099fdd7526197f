// Keeps a shared editor and the server in step: sends own changes one after another, and waits for those of others.
import type { News, PersonHere, TogetherResult } from '#co-design/schemas.ts'
import type { Change } from '#co-design/rules/replica.ts'
import type { Editor } from '../editor/store.ts'
import { claimPending, keepPending, sendLeftovers } from './leftovers.ts'
import { isRefused, pause, sendTogether } from './requests.ts'
import { shareEditor, type SharedEditor } from './shared-editor.ts'

export type Status =
	| { kind: 'opening' }
	| { kind: 'open'; people: readonly PersonHere[] }
	/** Own changes are kept and sent later. */
	| { kind: 'offline' }
	| { kind: 'ended'; reason: string }

type ConnectionParts = {
	editor: Editor
	coDesignId: string
	share: Omit<Parameters<typeof shareEditor>[1], 'clientId' | 'document' | 'position' | 'onEdit'>
	step: number
	onStatus: (status: Status) => void
	/** A change that could not be part of the design was taken back. */
	onRefused: (message: string) => void
}

/** Edits within this time, such as a drag or a word, are one change. */
const sendPauseMs = 120
const retryMs = { first: 500, longest: 8_000 }

const isOver = (status: number) => status === 401 || status === 404

export type Connection = { turnTo: (step: number) => void; stop: () => void }

type Session = ConnectionParts & {
	page: { coDesignId: string; clientId: string }
	/** Aborted when the page stops to take part. */
	alive: AbortController
	/** Of the request that waits, to send it anew. */
	waiting: AbortController
	/** Undefined until the design is open. */
	shared: SharedEditor | undefined
	presence: number
	/** Changes are missing that the log may not have any more. */
	isBehind: boolean
	isSending: boolean
	failures: number
}

/** Shorter when the page stops or hurries. */
const pauseOf = ({ alive, waiting }: Session, ms: number) => pause(ms, [alive.signal, waiting.signal])

/** Waits longer from failure to failure; a page that is online again tries at once. */
async function afterFailure(session: Session, { status, message }: { status: number; message: string }) {
	const { alive, onStatus } = session
	if (alive.signal.aborted) return
	if (isOver(status)) {
		stop(session)
		return onStatus({ kind: 'ended', reason: message })
	}
	session.failures += 1
	if (session.failures > 1) onStatus({ kind: 'offline' })
	await pauseOf(session, Math.min(retryMs.first * 2 ** session.failures, retryMs.longest))
}

const keep = ({ coDesignId, page, shared }: Session) =>
	keepPending(coDesignId, page.clientId, shared?.pending() ?? [])

function take(session: Session, news: News): void {
	const { editor, shared, onStatus } = session
	session.failures = 0
	for (const asset of news.assets) editor.getState().addAsset(asset)
	session.isBehind = shared?.receive(news).isBehind ?? false
	session.presence = Math.max(session.presence, news.presence)
	keep(session)
	onStatus({ kind: 'open', people: news.people })
}

async function sendOne(session: Session, shared: SharedEditor, change: Change): Promise<void> {
	const after = shared.position()
	const answer = await sendTogether({ intent: 'change', ...session.page, after, ...change })
	if (answer.ok) {
		take(session, answer.result)
		// Counted long ago: it is in the document, and no longer in the log.
		if (shared.pending()[0]?.sequence === change.sequence) session.isBehind = true
		if (session.isBehind) session.waiting.abort()
	} else if (isRefused(answer.status)) {
		shared.refuse(change.sequence)
		keep(session)
		session.onRefused(answer.message)
	} else await afterFailure(session, answer)
}

async function send(session: Session): Promise<void> {
	const { alive, shared } = session
	if (session.isSending || !shared) return
	session.isSending = true
	while (!alive.signal.aborted) {
		await pauseOf(session, sendPauseMs)
		const change = shared.next()
		if (!change || alive.signal.aborted) break
		await sendOne(session, shared, change)
	}
	session.isSending = false
}

async function wait(session: Session, shared: SharedEditor): Promise<void> {
	const { alive, page } = session
	while (!alive.signal.aborted) {
		session.waiting = new AbortController()
		const { signal } = session.waiting
		const { presence, step } = session
		const after = session.isBehind ? -1 : shared.position()
		const answer = await sendTogether({ intent: 'wait', ...page, after, presence, step }, { signal })
		if (alive.signal.aborted) return
		if (answer.ok) take(session, answer.result)
		else if (!signal.aborted) await afterFailure(session, answer)
	}
}

function start(session: Session, { assets, people, presence, ...opened }: TogetherResult['open']): void {
	const { editor, coDesignId, page, alive, share, onStatus } = session
	for (const asset of assets) editor.getState().addAsset(asset)
	const onEdit = () => {
		keep(session)
		void send(session)
	}
	session.shared = shareEditor(editor, { ...share, clientId: page.clientId, ...opened, onEdit })
	session.presence = presence
	claimPending(coDesignId, page.clientId, alive.signal)
	sendLeftovers(coDesignId, alive.signal)
	onStatus({ kind: 'open', people })
	void send(session)
	void wait(session, session.shared)
}

async function open(session: Session): Promise<void> {
	const { alive, page } = session
	while (!alive.signal.aborted && !session.shared) {
		const answer = await sendTogether({ intent: 'open', ...page, step: session.step })
		if (alive.signal.aborted) return
		if (answer.ok) start(session, answer.result)
		else await afterFailure(session, answer)
	}
}

function stop({ alive, waiting, shared }: Session): void {
	alive.abort()
	waiting.abort()
	shared?.stop()
}

export function connect(parts: ConnectionParts): Connection {
	const session: Session = {
		...parts,
		page: { coDesignId: parts.coDesignId, clientId: crypto.randomUUID() },
		alive: new AbortController(),
		waiting: new AbortController(),
		shared: undefined,
		presence: -1,
		isBehind: false,
		isSending: false,
		failures: 0,
	}
	const { signal } = session.alive
	const leave = () => void sendTogether({ intent: 'leave', ...session.page }, { keepalive: true })
	addEventListener('online', () => session.waiting.abort(), { signal })
	addEventListener('pagehide', leave, { signal })
	void open(session)
	return {
		turnTo: (step) => {
			if (step === session.step) return
			session.step = step
			session.waiting.abort()
		},
		stop: () => {
			if (signal.aborted) return
			leave()
			stop(session)
		},
	}
}
