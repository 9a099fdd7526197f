// An in-process payment provider for a shop without keys: it implements the provider's API, has a payment page, and
// notifies the shop's webhook with signed events. No money moves.
import { createContext } from 'react-router'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { answerApi } from './api.server.ts'
import { deliverEvent } from './deliver.server.ts'
import { pageOf, press } from './page.server.ts'
import type { SandboxParts, Turn } from './parts.server.ts'
import { settleRefund } from './refunds.server.ts'
import { endOverdueSessions, settle } from './sessions.server.ts'
import { deleteAnswers } from './store.server.ts'
import { cleanUp, erasePerson } from './clean-up.server.ts'
import type { Choice, PageView, Pressed } from './view.ts'

export type Sandbox = {
	/** Answers in place of the provider's API. */
	fetch: (request: Request) => Promise<Response>
	/** A job: delivers an event to the shop. @throws when the shop did not accept it, to be retried */
	deliver: (context: ServiceContext, eventId: string) => Promise<void>
	/** A job: applies a bank's later decision. */
	turn: (context: ServiceContext, turn: Turn) => Promise<void>
	/** Ends expired sessions and deletes expired responses. */
	sweep: (context: ServiceContext) => Promise<void>
	/** Deletes old data that is no longer needed. */
	cleanUp: (context: ServiceContext) => Promise<void>
	/**
	 * Erases a person's data. Call it inside the transaction that deletes the account, while the orders are still
	 * theirs.
	 */
	erasePerson: (inner: ServiceContext, userId: string) => Promise<void>
	/** Undefined for unknown ids. */
	pageOf: (context: ServiceContext, sessionId: string) => Promise<PageView | undefined>
	/** The redirect target when it is paid, null for the page itself; undefined for unknown ids. */
	press: (
		context: ServiceContext,
		pressed: { id: string; choice: Choice } & Partial<Pressed>,
	) => Promise<string | null | undefined>
}

/** Null when a real provider has the payment page. */
export const paymentSandbox = createContext<Pick<Sandbox, 'pageOf' | 'press'> | null>(null)

const keptAnswersMs = 86_400_000

function turnOf(inner: ServiceContext, parts: SandboxParts, { id, what }: Turn): Promise<void> {
	return what === 'bank-succeeds' || what === 'bank-fails'
		? settle(inner, parts, { id, what })
		: settleRefund(inner, parts, { id, what })
}

export function openSandbox(parts: SandboxParts): Sandbox {
	return {
		fetch: (request) => answerApi(parts, request),
		deliver: (context, eventId) => deliverEvent(context, parts, eventId),
		turn: (context, turn) => inTransaction(context, (inner) => turnOf(inner, parts, turn)),
		sweep: async (context) => {
			await endOverdueSessions(context, parts)
			await deleteAnswers(context.db, new Date(context.now.getTime() - keptAnswersMs))
		},
		cleanUp,
		erasePerson,
		pageOf: (context, sessionId) => pageOf(context, parts, sessionId),
		press: (context, pressed) => press(context, parts, pressed),
	}
}
