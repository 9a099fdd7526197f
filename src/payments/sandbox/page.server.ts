// The sandbox's payment page: what it shows, and what its buttons do.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { languageIn } from '#kit/language.ts'
import type { Session } from './objects.ts'
import type { SandboxParts } from './parts.server.ts'
import { bankMs } from './refunds.server.ts'
import { complete, currentSession, end, lockedSession, refuse, type SessionRow } from './sessions.server.ts'
import { saveObject } from './store.server.ts'
import type { Choice, PageView, Pressed } from './view.ts'
import { declines } from '../rules/sandbox-texts.ts'
import { shopNow } from '#shop-settings/service/shop.server.ts'

const doneUrlOf = ({ id, success_url: url }: Session): string =>
	(url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)

function stateOf({ data, hidden }: SessionRow): PageView['state'] {
	if (data.status === 'complete') return 'complete'
	if (data.status === 'expired') return 'expired'
	return hidden.isConfirming ? 'confirming' : 'open'
}

/** Undefined for unknown ids. */
export async function pageOf(
	context: ServiceContext,
	parts: SandboxParts,
	id: string,
): Promise<PageView | undefined> {
	const row = await currentSession(context, parts, id)
	if (!row) return undefined
	const { data, hidden } = row
	return {
		language: languageIn(data.locale?.slice(0, 2)) ?? 'en',
		state: stateOf(row),
		merchant: (await shopNow(context)).name,
		title: hidden.title,
		detail: hidden.detail,
		amountCents: data.amount_total ?? 0,
		email: data.customer_email ?? hidden.email ?? '',
		declined: hidden.declined,
		backUrl: data.cancel_url ?? parts.publicUrl,
		doneUrl: doneUrlOf(data),
	}
}

const cardDeclined = {
	code: 'card_declined',
	message: declines.card,
}
const notAuthenticated = {
	code: 'payment_intent_authentication_failure',
	message: declines.bank,
}

async function payByBank(
	inner: ServiceContext,
	parts: SandboxParts,
	{ row, what }: { row: SessionRow; what: 'bank-succeeds' | 'bank-fails' },
): Promise<void> {
	await complete(inner, parts, { row, by: 'bank', refunds: 'later' })
	await parts.queueTurn(inner, { id: row.id, what }, new Date(inner.now.getTime() + bankMs))
}

async function askBank(inner: ServiceContext, { data, hidden }: SessionRow): Promise<void> {
	await saveObject(inner.db, 'session', { data, hidden: { ...hidden, isConfirming: true, declined: '' } })
}

/** Applies the choice on an open page. */
async function choose(
	inner: ServiceContext,
	parts: SandboxParts,
	{ row, choice }: { row: SessionRow; choice: Choice },
): Promise<void> {
	const { isConfirming } = row.hidden
	// The bank's answers count only once the bank was asked.
	if ((choice === 'approve' || choice === 'refuse') !== isConfirming) return
	if (choice === 'pay' || choice === 'approve')
		await complete(inner, parts, { row, by: 'card', refunds: 'at-once' })
	else if (choice === 'pay_without_refunds')
		await complete(inner, parts, { row, by: 'card', refunds: 'fail' })
	else if (choice === 'bank') await payByBank(inner, parts, { row, what: 'bank-succeeds' })
	else if (choice === 'bank_refused') await payByBank(inner, parts, { row, what: 'bank-fails' })
	else if (choice === 'second_step') await askBank(inner, row)
	else if (choice === 'decline') await refuse(inner, row, cardDeclined)
	else if (choice === 'refuse') await refuse(inner, row, notAuthenticated)
	else await end(inner, parts, row)
}

/** The email given by the shop wins over the one typed last. */
const withEmail = (row: SessionRow, email: string | null): SessionRow =>
	email === null || row.data.customer_email !== null ? row : { ...row, hidden: { ...row.hidden, email } }

/**
 * Presses a button. A second press returns the first one's result: nothing is paid twice.
 * @returns the redirect target when it is paid, else null for the page itself; undefined for unknown ids
 */
export async function press(
	context: ServiceContext,
	parts: SandboxParts,
	{ id, choice, email = null }: { id: string; choice: Choice } & Partial<Pressed>,
): Promise<string | null | undefined> {
	await inTransaction(context, async (inner) => {
		const row = await lockedSession(inner, parts, id)
		if (row?.data.status === 'open') await choose(inner, parts, { row: withEmail(row, email), choice })
	})
	const view = await pageOf(context, parts, id)
	return view && (view.state === 'complete' ? view.doneUrl : null)
}
