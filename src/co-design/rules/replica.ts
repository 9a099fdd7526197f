// One person's copy of a design that several people edit: what the server has, and the own changes that it does not have yet.
import { applyOperations, joinOperations, type Operation } from './operations.ts'
import type { SharedWork } from './shared-work.ts'

/** Changes of one client are numbered from 1; the server applies each number once. */
export type Change = { sequence: number; operations: readonly Operation[] }

/** A change in the server's order. */
export type LoggedChange = Change & { position: number; clientId: string }

/** What the server sends to a client that knows everything up to a position. */
export type Delivery =
	| { changes: readonly LoggedChange[] }
	/** In place of changes that the log does not have any more. `applied` is the client's last change in it. */
	| { document: SharedWork; position: number; applied: number }

export type Replica = {
	clientId: string
	/** The last change of the log in `base`. */
	position: number
	base: SharedWork
	/** Own changes that are not in `base`, oldest first. */
	pending: readonly Change[]
	/** Sequence number of the last own change. */
	lastSequence: number
	/** Sequence number of the change that may be on its way to the server, and must not change any more; 0 for none. */
	sent: number
}

export const openReplica = (clientId: string, base: SharedWork, position: number): Replica => ({
	clientId,
	position,
	base,
	pending: [],
	lastSequence: 0,
	sent: 0,
})

/** What its person sees. */
export const shownIn = ({ base, pending }: Replica): SharedWork =>
	pending.reduce((tree, { operations }) => applyOperations(tree, operations), base)

/** Adds an own change; it joins the last one while that has not been sent. */
export function edited(replica: Replica, operations: readonly Operation[]): Replica {
	if (operations.length === 0) return replica
	const last = replica.pending.at(-1)
	if (last && last.sequence > replica.sent) {
		const joined = { ...last, operations: joinOperations(last.operations, operations) }
		return { ...replica, pending: [...replica.pending.slice(0, -1), joined] }
	}
	const sequence = replica.lastSequence + 1
	return { ...replica, lastSequence: sequence, pending: [...replica.pending, { sequence, operations }] }
}

/** The change to send next; sent again until the server has answered it. */
export function nextToSend(replica: Replica): { replica: Replica; change: Change } | undefined {
	const [change] = replica.pending
	return change && { replica: { ...replica, sent: Math.max(replica.sent, change.sequence) }, change }
}

/** Without a change that the server has refused. */
export const withoutChange = (replica: Replica, sequence: number): Replica => ({
	...replica,
	pending: replica.pending.filter((change) => change.sequence !== sequence),
})

export type Received = {
	replica: Replica
	/** The changes of others, oldest first. */
	foreign: readonly Operation[]
	/** Changes are missing: the client asks for the whole document. */
	isBehind: boolean
}

/** Deliveries may come twice and in any order. */
export function received(replica: Replica, delivery: Delivery): Received {
	if ('document' in delivery) {
		const { document, position, applied } = delivery
		if (position < replica.position) return { replica, foreign: [], isBehind: false }
		const pending = replica.pending.filter(({ sequence }) => sequence > applied)
		return { replica: { ...replica, base: document, position, pending }, foreign: [], isBehind: false }
	}
	const due = delivery.changes.filter(({ position }) => position > replica.position)
	const gap = due.findIndex(({ position }, at) => position !== replica.position + 1 + at)
	const taken = gap === -1 ? due : due.slice(0, gap)
	const isOwn = ({ clientId }: LoggedChange) => clientId === replica.clientId
	const lastOwn = taken.findLast(isOwn)?.sequence ?? 0
	return {
		replica: {
			...replica,
			base: taken.reduce((tree, { operations }) => applyOperations(tree, operations), replica.base),
			position: replica.position + taken.length,
			pending: replica.pending.filter(({ sequence }) => sequence > lastOwn),
		},
		foreign: taken.filter((change) => !isOwn(change)).flatMap(({ operations }) => operations),
		isBehind: gap !== -1,
	}
}
