// Turns a bulk cart into an order: checks every row against the current portal; repeated requests yield one order.
import { createHash } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import { orderPlacedBy, pendingOrderOf, placeOrder, type PlaceRequest } from '#orders/service/place.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { isPoClash } from '#orders/rules/order.ts'
import { sharesUrl } from '#orders/urls.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { createCheckout } from '#payments/service/checkout.server.ts'
import { refuseWhilePaid } from '#payments/service/reconcile.server.ts'
import { portalFor } from '#portals/service/scope.server.ts'
import type { BulkForm } from '../rules/checkout-form.ts'
import { messages } from '../messages.ts'
import { orderedLines } from '../rules/ordered.ts'
import * as store from '../store/drafts.server.ts'
import { playersOf } from '../store/players.server.ts'
import type { BulkMode, BulkProblem } from '../views.ts'
import { catalogOf, teamBuying } from './catalog.server.ts'
import { keepDocument, type CheckedDocument } from './document.server.ts'
import { buyerOf, draftCartId, draftIn, ordererIn, ownItems } from './draft.server.ts'
import { canPayLike, problemsOf, reusedPo, type Wanted } from './problems.server.ts'

export type BulkOrderDependencies = { payments: PaymentDependencies; files: ObjectStore }

export type Submission = {
	form: BulkForm
	/** Problems of its own fields: nothing is placed then, and they are reported together with the rows. */
	errors: readonly BulkProblem[]
	/** Recipient of order mails. */
	email: string
	document: CheckedDocument | null
}

export type Submitted =
	| { kind: 'pay'; url: string; orderId: string }
	/** Each family pays its share: the address of the page with the links. */
	| { kind: 'split'; url: string; orderId: string }
	/** A school purchase order: nothing to pay now. */
	| { kind: 'submitted'; orderId: string }
	| { kind: 'problems'; problems: BulkProblem[] }

/** Idempotency key: the same cart revision, address and payment yield one order. */
const keyOf = ({ portalId, revision, shipTo, paymentMode, poNumber, isSplit }: BulkForm): string => {
	const address = Object.entries(shipTo ?? {}).toSorted()
	const what = ['bulk', portalId, revision, address, paymentMode, poNumber, isSplit]
	return createHash('sha256').update(JSON.stringify(what)).digest('hex')
}

type Filled = BulkForm & { shipTo: NonNullable<BulkForm['shipTo']>; paymentMode: BulkMode }
const isFilled = (form: BulkForm): form is Filled => form.shipTo !== null && form.paymentMode !== null

type Placing = Wanted & { form: Filled; userId: string; email: string }

async function requestOf(context: ServiceContext, placing: Placing): Promise<PlaceRequest> {
	const { form, access, items, catalog, userId, email } = placing
	const { portal } = access
	const players = await playersOf(context.db, portal.teamId)
	return {
		idempotencyKey: keyOf(form),
		cartId: draftCartId({ portalId: portal.id, userId }),
		lines: orderedLines(items, { players, catalog }),
		paymentMode: form.paymentMode,
		poNumber: form.poNumber,
		shipTo: form.shipTo,
		contactEmail: email,
		seenTotalCents: form.totalCents,
		...teamBuying(portal, context.now),
		split: form.isSplit,
	}
}

type Sent = { request: PlaceRequest; key: store.DraftKey; revision: number }

/** @throws Refusal conflict when the cart is not the one that the buyer saw */
const placeFromDraft = (
	context: ServiceContext,
	dependencies: BulkOrderDependencies,
	{ request, key, revision }: Sent,
) =>
	inTransaction(context, async (inner) => {
		const placed = await placeOrder(inner, dependencies.payments.orders, request)
		if (!placed.isNew) return placed
		// Another device may have changed the cart just before.
		const draft = await store.lockDraft(inner.db, key)
		if (draft?.revision !== revision) throw new Refusal('conflict', messages.cartChanged)
		// A submitted purchase order and sent share links empty the cart now; otherwise payment empties it.
		if (request.paymentMode === 'school_po' || request.split)
			await store.upsertDraft(inner.db, { ...key, items: [], now: inner.now })
		return placed
	})

/** The stock or the PO number was taken concurrently: reports it on the row or field. */
async function afterRace(
	context: ServiceContext,
	placing: Placing,
	failure: unknown,
): Promise<BulkProblem[]> {
	if (isPoClash(failure)) return reusedPo(context, placing)
	if (!(failure instanceof Refusal) || failure.code !== 'conflict') return []
	const key = { portalId: placing.access.portal.id, userId: placing.userId }
	const catalog = await catalogOf(context, { portal: placing.access.portal, cartId: draftCartId(key) })
	return problemsOf(context, { ...placing, catalog })
}

async function placeNow(
	context: ServiceContext,
	dependencies: BulkOrderDependencies,
	{ placing, document }: { placing: Placing; document: CheckedDocument | null },
): Promise<OrderRow | BulkProblem[]> {
	const isPo = placing.form.paymentMode === 'school_po'
	const poDocumentKey = document && isPo ? await keepDocument(dependencies.files, document) : null
	let isKept = false
	try {
		const request = { ...(await requestOf(context, placing)), poDocumentKey }
		const key = { portalId: placing.access.portal.id, userId: placing.userId }
		const { order, isNew } = await placeFromDraft(context, dependencies, {
			request,
			key,
			revision: placing.form.revision,
		})
		isKept = isNew
		return order
	} catch (failure) {
		const problems = await afterRace(context, placing, failure)
		if (problems.length === 0) throw failure
		return problems
	} finally {
		if (poDocumentKey !== null && !isKept) await dependencies.files.delete(poDocumentKey)
	}
}

/**
 * Prevents charging families for a cart that is already paid: asks the provider about its older payment page first.
 * @throws Refusal conflict
 */
async function canBeSplit(
	context: ServiceContext,
	{ payments }: BulkOrderDependencies,
	cartId: string,
): Promise<void> {
	const pending = await pendingOrderOf(context, cartId)
	if (pending) await refuseWhilePaid(context, payments, pending.id)
}

/** @throws Refusal as `createCheckout` */
async function nextStep(
	context: ServiceContext,
	{ payments }: BulkOrderDependencies,
	order: OrderRow,
): Promise<Submitted> {
	const orderId = order.id
	if (order.paymentMode === 'school_po') return { kind: 'submitted', orderId }
	if (order.isSplit) return { kind: 'split', orderId, url: sharesUrl(orderId) }
	const { url } = await createCheckout(context, payments, {
		orderId,
		successUrl: `${payments.publicUrl}/account?payment=success&order=${orderId}`,
		cancelUrl: `${payments.publicUrl}/checkout/bulk?payment=cancelled`,
	})
	return { kind: 'pay', url, orderId }
}

const placedAlready = async (context: ServiceContext, form: BulkForm): Promise<OrderRow | undefined> =>
	isFilled(form) ? orderPlacedBy(context, keyOf(form)) : undefined

/**
 * Places a team's order, or reports every row and field with a problem. Repeated requests yield one order and one
 * payment page.
 * @throws Refusal signed_out, not_found for a foreign portal, forbidden, conflict when cart or total changed
 */
export async function submitBulk(
	context: ServiceContext,
	dependencies: BulkOrderDependencies,
	{ form, errors, email, document }: Submission,
): Promise<Submitted> {
	const userId = buyerOf(context)
	const access = await portalFor(context, form.portalId)
	const orderer = await ordererIn(context, { access, userId })
	canPayLike(form, orderer)
	const present = await placedAlready(context, form)
	if (present) return nextStep(context, dependencies, present)
	const key = { portalId: access.portal.id, userId }
	const draft = await draftIn(context, key)
	const items = await ownItems(context, draft.items, { teamId: access.portal.teamId, orderer })
	const catalog = await catalogOf(context, { portal: access.portal, cartId: draftCartId(key) })
	const wanted = { form, errors, access, orderer, items, catalog }
	const problems = await problemsOf(context, wanted)
	if (problems.length > 0 || !isFilled(form)) {
		// A concurrent request with the same form may have emptied the cart and taken the last of a size.
		const meanwhile = await placedAlready(context, form)
		return meanwhile ? nextStep(context, dependencies, meanwhile) : { kind: 'problems', problems }
	}
	if (draft.revision !== form.revision) throw new Refusal('conflict', messages.cartChanged)
	if (form.isSplit) await canBeSplit(context, dependencies, draftCartId(key))
	const placing = { ...wanted, form, userId, email }
	const outcome = await placeNow(context, dependencies, { placing, document })
	return Array.isArray(outcome)
		? { kind: 'problems', problems: outcome }
		: nextStep(context, dependencies, outcome)
}
