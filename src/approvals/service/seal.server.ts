// The content that an approval seals, and its hash. Both are computed again before production.
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { distinctVersions, versionsInOrder, unlockDesigns } from '#designs/service/ordered.server.ts'
import { Refusal } from '#kit/errors.ts'
import { orderLinesOf, findOrder } from '#orders/service/find.server.ts'
import type { OrderLineRow, OrderRow } from '#orders/tables.ts'
import { messages } from '../messages.ts'
import { differences, rowsWithoutDrawing, sealText } from '../rules/seal.ts'
import type { Sealed } from '../schemas.ts'
import { approvalBy, designsApprovedElsewhere, type ApprovalRow } from '../store/approvals.server.ts'

/** Lets the orders' editors change their designs too; designs in other approved orders stay locked. */
export const releaseDesigns = (
	inner: ServiceContext,
	ended: readonly Pick<ApprovalRow, 'orderId' | 'sealed'>[],
): Promise<void> =>
	unlockDesigns(
		inner,
		ended.flatMap(({ sealed }) => (sealed?.lines ?? []).flatMap(({ designId }) => designId ?? [])),
		(designIds) =>
			designsApprovedElsewhere(inner.db, { designIds, orderIds: ended.map(({ orderId }) => orderId) }),
	)

type Sealable = Pick<OrderRow, 'id' | 'totalCents' | 'poNumber'>
export type WithLines = { order: Sealable; lines: readonly OrderLineRow[] }

/** Everything that the approval covers, from the database: two statements. */
export async function stateOf({ db }: Pick<ServiceContext, 'db'>, order: Sealable): Promise<Sealed> {
	const [state] = await statesOf({ db }, [{ order, lines: await orderLinesOf({ db }, order.id) }])
	if (!state) throw new Error('One order has one state')
	return state
}

/** The same for several orders with their lines, in one statement. */
export async function statesOf(
	{ db }: Pick<ServiceContext, 'db'>,
	several: readonly WithLines[],
): Promise<Sealed[]> {
	const versions = await versionsInOrder({ db }, distinctVersions(several.flatMap(({ lines }) => lines)))
	const hashes = new Map(
		versions.map(({ designId, version, sceneHash }) => [`${designId} ${version}`, sceneHash]),
	)
	return several.map(({ order, lines }) => ({
		orderId: order.id,
		totalCents: order.totalCents,
		poNumber: order.poNumber ?? '',
		lines: lines.map((line) => ({
			position: line.position,
			productId: line.productId,
			variantId: line.variantId,
			designId: line.designId,
			designVersion: line.designVersion,
			sceneHash: hashes.get(`${line.designId} ${line.designVersion}`) ?? '',
			playerName: line.customization.player_name,
			number: line.customization.number,
			size: line.customization.size,
			qty: line.qty,
			unitCents: line.unitCents,
			...(line.snapshot.prints && { prints: line.snapshot.prints }),
		})),
	}))
}

/** SHA-256 in hex. */
export const sealOf = (sealed: Sealed): string => createHash('sha256').update(sealText(sealed)).digest('hex')

/**
 * The content that an approval seals now, and its seal.
 * @throws Refusal conflict when a design is gone: the approved order could not be made
 */
export async function sealedNow(
	inner: Pick<ServiceContext, 'db'>,
	order: Sealable,
): Promise<{ sealed: Sealed; seal: string }> {
	const sealed = await stateOf(inner, order)
	const gone = rowsWithoutDrawing(sealed)
	if (gone.length > 0) throw new Refusal('conflict', messages.designGone(gone))
	return { sealed, seal: sealOf(sealed) }
}

export type SealCheck = {
	/** The order is exactly what was approved. */
	holds: boolean
	/** Changes since the approval, without players' names. */
	differences: string[]
}

/** Whether an order can be made: it has a valid approval and still equals its sealed content. */
export async function sealHolds(context: Pick<ServiceContext, 'db'>, orderId: string): Promise<SealCheck> {
	const [order, approval] = [await findOrder(context, orderId), await approvalBy(context.db, orderId)]
	if (!order || approval?.status !== 'approved' || !approval.sealed) return { holds: false, differences: [] }
	const now = await stateOf(context, order)
	const isWhole = sealOf(approval.sealed) === approval.seal
	return {
		holds: isWhole && sealOf(now) === approval.seal,
		differences: differences(approval.sealed, now, { withNames: false }),
	}
}
