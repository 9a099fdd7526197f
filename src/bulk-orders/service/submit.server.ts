// Turns a bulk cart into an order: checks every row against the current portal; repeated requests yield one order.
import { createHash } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import { settled } from '#kit/settled.ts'
import { orderPlacedBy, pendingOrderOf, placeOrder, type PlaceRequest } from '#orders/service/place.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { isPoClash } from '#orders/rules/order.ts'
import { sharesUrl } from '#orders/urls.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { createCheckout } from '#payments/service/checkout.server.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { refuseWhilePaid } from '#payments/service/reconcile.server.ts'
import type { BulkForm } from '../rules/checkout-form.ts'
import { messages } from '../messages.ts'
import { isNeeded } from '../rules/items.ts'
import { orderedLines } from '../rules/ordered.ts'
import type { BulkItem } from '../schemas.ts'
import * as store from '../store/drafts.server.ts'
import { rowsAmong } from '../store/players.server.ts'
import type { BulkMode, BulkProblem } from '../views.ts'
import { catalogOf, pricedCatalog, teamBuying, teamDelivery } from './catalog.server.ts'
import { saveDocument, type CheckedDocument } from './files.server.ts'
import { draftIn, orderingIn, ownItems, type Ordering } from './draft.server.ts'
import {
	approverProblems,
	assertCanPayLike,
	problemsOf,
	reusedPo,
	type RequestedOrder,
} from './problems.server.ts'

export type BulkOrderDependencies = { payments: PaymentDependencies; files: ObjectStore }

export type Submission = {
	form: BulkForm
	/** Problems of its own fields: nothing is placed then, and they are reported together with the rows. */
	errors: readonly BulkProblem[]
	/** Recipient of order mails. */
	email: string
	document: CheckedDocument | null
	/** Of the buyer's page: the payment page and the mails of the order follow it. */
	language?: Language
}

export type Submitted =
	| { kind: 'pay'; url: string; orderId: string }
	/** Each family pays its share: the address of the page with the links. */
	| { kind: 'split'; url: string; orderId: string }
	/** A school purchase order: nothing to pay now. */
	| { kind: 'submitted'; orderId: string }
	| { kind: 'problems'; problems: BulkProblem[] }

/** Idempotency key: the same cart revision, address and payment yield one order. */
const keyOf = (form: BulkForm): string => {
	const { portalId, revision, shipTo, paymentMode, poNumber, isSplit, approver } = form
	const address = Object.entries(shipTo ?? {}).toSorted()
	const asked = approver ? [approver.email] : []
	const what = ['bulk', portalId, revision, address, paymentMode, poNumber, isSplit, ...asked]
	return createHash('sha256').update(JSON.stringify(what)).digest('hex')
}

type CompleteForm = BulkForm & { shipTo: NonNullable<BulkForm['shipTo']>; paymentMode: BulkMode }
const isComplete = (form: BulkForm): form is CompleteForm => form.shipTo !== null && form.paymentMode !== null

type Placement = RequestedOrder &
	Pick<Ordering, 'key' | 'cartId'> & {
		form: CompleteForm
		email: string
		language: Language
		prices: PriceList
		/** What stays in the cart: marks of what players do not need. */
		marks: readonly BulkItem[]
	}

async function requestOf(
	context: ServiceContext,
	payments: PaymentDependencies,
	placement: Placement,
): Promise<PlaceRequest> {
	const { form, portal, cartId, items, players, catalog, prices, email, language } = placement
	const delivery = await teamDelivery(context, payments, { portal, prices, shipTo: form.shipTo })
	return {
		idempotencyKey: keyOf(form),
		cartId,
		lines: orderedLines(items, { players: players.filter(({ hasLeft }) => !hasLeft), catalog }),
		paymentMode: form.paymentMode,
		poNumber: form.poNumber,
		shipTo: form.shipTo,
		contactEmail: email,
		approver: form.approver,
		seenTotalCents: form.totalCents,
		...teamBuying(portal, context.now, delivery),
		split: form.isSplit,
		language,
	}
}

/** @throws Refusal conflict when the cart is not the one that the buyer saw */
const placeFromDraft = (
	context: ServiceContext,
	dependencies: BulkOrderDependencies,
	{ request, placement: { key, form, marks } }: { request: PlaceRequest; placement: Placement },
) =>
	inTransaction(context, async (inner) => {
		const placed = await placeOrder(inner, dependencies.payments.orders, request)
		if (!placed.isNew) return placed
		// A submitted purchase order and sent share links empty the cart now; otherwise payment empties it.
		const isEmptied = request.paymentMode === 'school_po' || request.split === true
		// Another device may have changed the cart just before.
		const isUnchanged = isEmptied
			? await store.changeDraftAt(inner.db, { ...key, items: marks, now: inner.now, revision: form.revision })
			: (await store.lockDraft(inner.db, key))?.revision === form.revision
		if (!isUnchanged) throw new Refusal('conflict', messages.cartChanged)
		return placed
	})

/** The stock or the PO number was taken concurrently: reports it on the row or field. */
async function afterRace(
	context: ServiceContext,
	placement: Placement,
	failure: unknown,
): Promise<BulkProblem[]> {
	if (isPoClash(failure)) return reusedPo(context, placement)
	if (!(failure instanceof Refusal) || failure.code !== 'conflict') return []
	return problemsOf({ ...placement, catalog: await catalogOf(context, placement) })
}

async function placeNow(
	context: ServiceContext,
	dependencies: BulkOrderDependencies,
	{ placement, document }: { placement: Placement; document: CheckedDocument | null },
): Promise<OrderRow | BulkProblem[]> {
	const isPo = placement.form.paymentMode === 'school_po'
	const poDocumentKey = document && isPo ? await saveDocument(dependencies.files, document) : null
	let isUsed = false
	try {
		const request = { ...(await requestOf(context, dependencies.payments, placement)), poDocumentKey }
		const { order, isNew } = await placeFromDraft(context, dependencies, {
			request,
			placement,
		})
		isUsed = isNew
		return order
	} catch (failure) {
		const problems = await afterRace(context, placement, failure)
		if (problems.length === 0) throw failure
		return problems
	} finally {
		if (poDocumentKey !== null && !isUsed) await dependencies.files.delete(poDocumentKey)
	}
}

/**
 * Prevents charging families for a cart that is already paid: asks the provider about its older payment page first.
 * @throws Refusal conflict
 */
async function assertCanBeSplit(
	context: ServiceContext,
	{ payments }: BulkOrderDependencies,
	cartId: string,
): Promise<void> {
	const pending = await pendingOrderOf(context, cartId)
	if (pending) await refuseWhilePaid(context, payments, { orderId: pending.id })
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

/** The draft, and the roster's rows that it or the buyer's own row names. */
async function draftWithPlayers(context: ServiceContext, { key, portal, orderer }: Ordering) {
	const draft = await draftIn(context, key)
	const own = orderer.isManager || !orderer.own ? [] : [orderer.own.id]
	const ids = new Set([...draft.items.flatMap(({ roster_id: id }) => id ?? []), ...own])
	return { draft, players: await rowsAmong(context.db, { teamId: portal.teamId, ids: [...ids] }) }
}

const placedAlready = async (context: ServiceContext, form: BulkForm): Promise<OrderRow | undefined> =>
	isComplete(form) ? orderPlacedBy(context, keyOf(form)) : undefined

/**
 * Places a team's order, or reports every row and field with a problem. Repeated requests yield one order and one
 * payment page.
 * @throws Refusal signed_out, not_found for a foreign portal, forbidden, conflict when cart or total changed
 */
export async function submitBulk(
	context: ServiceContext,
	dependencies: BulkOrderDependencies,
	{ form, errors, email, document, language = 'en' }: Submission,
): Promise<Submitted> {
	const ordering = await orderingIn(context, form.portalId)
	assertCanPayLike(form, ordering.orderer)
	const [present, { draft, players }, reused, { items: catalog, prices }] = await settled([
		placedAlready(context, form),
		draftWithPlayers(context, ordering),
		reusedPo(context, { form, portal: ordering.portal }),
		pricedCatalog(context, { ...ordering, language }),
	])
	if (present) return nextStep(context, dependencies, present)
	const items = await ownItems(context, draft.items.filter(isNeeded), ordering)
	const ofFields = [...errors, ...approverProblems(form, email)]
	const requested = { ...ordering, form, errors: ofFields, items, players, catalog, reused }
	const problems = problemsOf(requested)
	if (problems.length > 0 || !isComplete(form)) {
		// A concurrent request with the same form may have emptied the cart and taken the last of a size.
		const meanwhile = await placedAlready(context, form)
		return meanwhile ? nextStep(context, dependencies, meanwhile) : { kind: 'problems', problems }
	}
	if (draft.revision !== form.revision) throw new Refusal('conflict', messages.cartChanged)
	if (form.isSplit) await assertCanBeSplit(context, dependencies, ordering.cartId)
	const marks = draft.items.filter((item) => !isNeeded(item))
	const placement = { ...requested, form, email, language, prices, marks }
	const outcome = await placeNow(context, dependencies, { placement, document })
	return Array.isArray(outcome)
		? { kind: 'problems', problems: outcome }
		: nextStep(context, dependencies, outcome)
}
