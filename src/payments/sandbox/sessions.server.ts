// The sandbox's checkout sessions: opened by the shop, completed or abandoned on their page, expired by time.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { invalidRequest, noSuch, type NewSession } from './requests.ts'
import { newIntent, newSession, seconds, succeeded, type Session } from './objects.ts'
import { emitEvent, type SandboxParts, type Turn } from './parts.server.ts'
import {
	insertObject,
	lockObject,
	objectOf,
	overdueSessions,
	saveObject,
	type IntentHidden,
	type Row,
} from './store.server.ts'

const shortestSeconds = 30 * 60
const longestSeconds = 24 * 60 * 60
const leastCents = 50

/** @throws ApiError outside of 30 minutes to 24 hours, as at the provider */
function expiryOf(wanted: number | undefined, nowSeconds: number): number {
	const expiresAt = wanted ?? nowSeconds + longestSeconds
	const param = 'expires_at'
	if (expiresAt < nowSeconds + shortestSeconds)
		throw invalidRequest(
			'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
			{
				param,
			},
		)
	if (expiresAt > nowSeconds + longestSeconds)
		throw invalidRequest(
			'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
			{
				param,
			},
		)
	return expiresAt
}

export async function createSession(
	inner: ServiceContext,
	{ publicUrl }: SandboxParts,
	wanted: NewSession,
): Promise<Session> {
	const session = newSession(wanted, {
		now: inner.now,
		expiresAt: expiryOf(wanted.expires_at, seconds(inner.now)),
		urlOf: (id) => `${publicUrl}/sandbox/pay/${id}`,
	})
	if ((session.amount_total ?? 0) < leastCents)
		throw invalidRequest("The Checkout Session's total amount must convert to at least 50 cents.", {
			code: 'amount_too_small',
		})
	const [first] = wanted.line_items
	await insertObject(inner.db, 'session', {
		data: session,
		hidden: {
			title: first?.price_data.product_data.name ?? '',
			detail: first?.price_data.product_data.description ?? '',
			intentMetadata: wanted.payment_intent_data?.metadata ?? {},
			isConfirming: false,
			declined: '',
		},
		createdAt: inner.now,
	})
	return session
}

export type SessionRow = Row<'session'>

const isOverdue = ({ data }: SessionRow, now: Date) =>
	data.status === 'open' && data.expires_at <= seconds(now)

export async function end(inner: ServiceContext, parts: SandboxParts, row: SessionRow): Promise<SessionRow> {
	const data: Session = { ...row.data, status: 'expired', url: null }
	await saveObject(inner.db, 'session', { data, hidden: row.hidden })
	await emitEvent(inner, parts, { type: 'checkout.session.expired', object: data })
	return { ...row, data }
}

/** The session, locked; an expired one is ended first. */
export async function lockedSession(
	inner: ServiceContext,
	parts: SandboxParts,
	id: string,
): Promise<SessionRow | undefined> {
	const row = await lockObject(inner.db, 'session', id)
	return row && isOverdue(row, inner.now) ? end(inner, parts, row) : row
}

/** The session as it is now. */
export async function currentSession(
	context: ServiceContext,
	parts: SandboxParts,
	id: string,
): Promise<SessionRow | undefined> {
	const row = await objectOf(context.db, 'session', id)
	if (!row || !isOverdue(row, context.now)) return row
	return inTransaction(context, (inner) => lockedSession(inner, parts, id))
}

/** @throws ApiError for a session that is unknown or not open any more */
export async function expireSession(
	inner: ServiceContext,
	parts: SandboxParts,
	id: string,
): Promise<Session> {
	const row = await lockObject(inner.db, 'session', id)
	if (!row) throw noSuch('checkout.session', id, 'session')
	if (row.data.status !== 'open')
		throw invalidRequest(
			`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row.data.status ?? ''}.`,
		)
	return (await end(inner, parts, row)).data
}

const endedAtOnce = 200

/** Ends expired sessions whose page is no longer open. */
export async function endOverdueSessions(context: ServiceContext, parts: SandboxParts): Promise<void> {
	for (const { id } of await overdueSessions(context.db, seconds(context.now), endedAtOnce))
		await inTransaction(context, (inner) => lockedSession(inner, parts, id))
}

type Refused = { code: string; message: string }

/** The session's intent, created at the first attempt to pay. */
async function intentFor(inner: ServiceContext, { data, hidden }: SessionRow): Promise<Row<'intent'>> {
	const known = typeof data.payment_intent === 'string' ? data.payment_intent : undefined
	const present = known ? await lockObject(inner.db, 'intent', known) : undefined
	if (present) return present
	const row = {
		data: newIntent(data, { now: inner.now, metadata: hidden.intentMetadata }),
		hidden: { refundedCents: 0, refunds: 'at-once' as const },
		createdAt: inner.now,
	}
	await insertObject(inner.db, 'intent', row)
	return { ...row, id: row.data.id }
}

/** Records a refused payment; the page stays open for another attempt. */
export async function refuse(
	inner: ServiceContext,
	row: SessionRow,
	{ code, message }: Refused,
): Promise<void> {
	const intent = await intentFor(inner, row)
	await saveObject(inner.db, 'intent', {
		...intent,
		data: {
			...intent.data,
			status: 'requires_payment_method',
			last_payment_error: { type: 'card_error', code, message },
		},
	})
	await saveObject(inner.db, 'session', {
		data: { ...row.data, payment_intent: intent.id },
		hidden: { ...row.hidden, isConfirming: false, declined: message },
	})
}

const detailsOf = ({ data, hidden }: SessionRow): Session['customer_details'] => ({
	address: null,
	business_name: null,
	email: data.customer_email ?? hidden.email ?? null,
	individual_name: null,
	name: null,
	phone: null,
	tax_exempt: 'none',
	tax_ids: [],
})

/** Completes the session: a card pays at once, a bank later. */
export async function complete(
	inner: ServiceContext,
	parts: SandboxParts,
	{ row, by, refunds }: { row: SessionRow; by: 'card' | 'bank'; refunds: IntentHidden['refunds'] },
): Promise<Session> {
	const intent = await intentFor(inner, row)
	await saveObject(inner.db, 'intent', {
		data: by === 'card' ? succeeded(intent.data) : { ...intent.data, status: 'processing' },
		hidden: { ...intent.hidden, refunds },
	})
	const data: Session = {
		...row.data,
		status: 'complete',
		payment_status: by === 'card' ? 'paid' : 'unpaid',
		payment_intent: intent.id,
		customer_details: detailsOf(row),
		url: null,
	}
	await saveObject(inner.db, 'session', {
		data,
		hidden: { ...row.hidden, isConfirming: false, declined: '' },
	})
	await emitEvent(inner, parts, { type: 'checkout.session.completed', object: data })
	return data
}

/** Applies the bank's answer to a delayed payment. Idempotent. */
export async function settle(
	inner: ServiceContext,
	parts: SandboxParts,
	{ id, what }: Pick<Turn, 'id'> & { what: 'bank-succeeds' | 'bank-fails' },
): Promise<void> {
	const row = await lockObject(inner.db, 'session', id)
	const intentId = row?.data.payment_intent
	const intent = typeof intentId === 'string' ? await lockObject(inner.db, 'intent', intentId) : undefined
	if (!row || intent?.data.status !== 'processing') return
	const isPaid = what === 'bank-succeeds'
	const message = 'The bank refused this payment.'
	await saveObject(inner.db, 'intent', {
		...intent,
		data: isPaid
			? succeeded(intent.data)
			: {
					...intent.data,
					status: 'requires_payment_method',
					last_payment_error: { type: 'card_error', code: 'payment_intent_payment_attempt_failed', message },
				},
	})
	const data: Session = { ...row.data, payment_status: isPaid ? 'paid' : 'unpaid' }
	await saveObject(inner.db, 'session', { data, hidden: row.hidden })
	const type = isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed'
	await emitEvent(inner, parts, { type, object: data })
}
