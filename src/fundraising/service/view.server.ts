// What teams raised: sums for many portals, and all figures of one.
import type { ServiceContext } from '#database/context.server.ts'
import { pageOf } from '#kit/pages.ts'
import { dayIn, dayMs } from '#kit/time.ts'
import { referenceOf } from '#orders/rules/order.ts'
import type { Portal } from '#portals/service/scope.server.ts'
import { can } from '#policies/policy.ts'
import { fundraisingPolicy } from '../policies.ts'
import { chartWeeks, weeksShown } from '../rules/chart.ts'
import { countPostings, itemsOf, postingsOf, sumsOf, weeksOf } from '../store/figures.server.ts'
import { openRequestCents, requestsOf } from '../store/requests.server.ts'
import type { FundraisingSums, FundraisingView } from '../views.ts'

export const postingsPerPage = 10
const itemsShown = 50
const requestsShown = 20

/** One statement for any number of portals; the caller has checked that the actor manages them. */
export async function fundraisingSums(
	{ db }: Pick<ServiceContext, 'db'>,
	portalIds: readonly string[],
): Promise<Map<string, FundraisingSums>> {
	if (portalIds.length === 0) return new Map()
	const rows = await sumsOf(db, portalIds)
	return new Map(
		rows.map(({ portalId, raisedCents, paidOutCents }) => [
			portalId,
			{ raisedCents, paidOutCents, balanceCents: raisedCents - paidOutCents },
		]),
	)
}

const mostItems = 1_000

type Item = { productId: string | null; brand: string | null; model: string | null }

/** What is of no product was given. */
const namedItem = ({ productId, brand, model }: Item): string => {
	if (productId === null) return 'Donations'
	return brand === null ? 'No longer sold' : `${brand} ${model}`
}

/** What each item raised, highest first; the caller has checked that the actor manages the portal. */
export const raisedByItem = async ({ db }: Pick<ServiceContext, 'db'>, portalId: string) =>
	(await itemsOf(db, portalId, mostItems)).map(({ productId, raisedCents, ...product }) => ({
		productId,
		raisedCents,
		name: namedItem({ productId, ...product }),
	}))

/** The caller has checked that the actor manages the portal: see `managedPortal`. Seven statements. */
export async function fundraisingView(
	context: ServiceContext,
	portal: Pick<Portal, 'id' | 'timeZone' | 'createdAt' | 'fundraisingMarginBp' | 'fundraisingGoalCents'>,
	wantedPage: number,
): Promise<FundraisingView> {
	const { db, now, actor } = context
	const { id, timeZone } = portal
	const sums = (await fundraisingSums(context, [id])).get(id)
	const { raisedCents = 0, paidOutCents = 0, balanceCents = 0 } = sums ?? {}
	const shown = weeksShown(dayIn(timeZone, portal.createdAt), dayIn(timeZone, now))
	// One extra day: days start at another hour in the portal's time zone.
	const since = new Date(Date.parse(shown[0] ?? '') - dayMs)
	const raised = await weeksOf(db, { portalId: id, timeZone, since })
	const postingsTotal = await countPostings(db, id)
	const { page, pages, offset } = pageOf(wantedPage, postingsTotal, postingsPerPage)
	const items = await itemsOf(db, id, itemsShown)
	const postings = await postingsOf(db, { portalId: id, offset, limit: postingsPerPage })
	const requests = await requestsOf(db, id, requestsShown)
	const canPayOut = can(actor, fundraisingPolicy, 'payOut')
	return {
		raisedCents,
		paidOutCents,
		balanceCents,
		availableCents: balanceCents - (await openRequestCents(db, id)),
		requests: requests.map(({ createdAt: at, isReversed, state, ...request }) => ({
			...request,
			at,
			state: isReversed ? 'reversed' : state,
		})),
		postingsTotal,
		page,
		pages,
		marginBp: portal.fundraisingMarginBp,
		goalCents: portal.fundraisingGoalCents,
		weeks: chartWeeks(shown, new Map(raised.map(({ weekOn, cents }) => [weekOn, cents])), raisedCents),
		items: items.map(({ productId, brand, model, ...rest }) => ({
			id: productId ?? '',
			name: namedItem({ productId, brand, model }),
			...rest,
		})),
		postings: postings.map(({ orderId, reversedNote, reversedAt, ...posting }) => ({
			...posting,
			// A donation is of no portal: only staff can open it.
			order:
				orderId === null || (posting.isDonation && !canPayOut)
					? null
					: { id: orderId, reference: referenceOf(orderId) },
			reverses: reversedAt === null ? null : { reference: reversedNote ?? '', at: reversedAt },
		})),
		canPayOut,
	}
}
