// Which rows of a roster are ordered, and with which values.
import type { ServiceContext } from '#database/context.server.ts'
import { carriedOf, type OrderedLine, type OrderedRows, type Stage } from '../rules/ordered.ts'
import { linesForRows, type LineForRow } from '../store/ordered.server.ts'

const stages: Record<LineForRow['status'], Stage> = {
	pending: 'unpaid',
	awaiting_approval: 'waiting',
	changes_requested: 'sentBack',
	approved: 'approved',
	paid: 'inProduction',
	processing: 'inProduction',
	shipped: 'sent',
	delivered: 'sent',
	cancelled: 'sent',
	refunded: 'sent',
}

const lineOf = ({ orderId, designId, customization, kind }: LineForRow): OrderedLine => ({
	orderId,
	kind: kind ?? '',
	isDesigned: designId !== null,
	name: customization.player_name,
	number: customization.number,
	size: customization.size,
})

/** Every ordered row of the portal, or one row. The caller must have checked access to it. One statement. */
export async function orderedRows(
	{ db }: Pick<ServiceContext, 'db'>,
	asked: { portalId: string; rowId?: string },
): Promise<OrderedRows> {
	const lines = await linesForRows(db, asked)
	const orders = new Map(lines.map(({ orderId, status }) => [orderId, stages[status]]))
	const ids = [...orders.keys()]
	const byRow = Map.groupBy(lines, ({ rowId }) => rowId)
	return {
		orders: [...orders].map(([id, stage]) => ({ id, stage })),
		rows: [...byRow].flatMap(([rowId, own]) =>
			rowId === null ? [] : [[rowId, carriedOf(own.map(lineOf), (id) => ids.indexOf(id))] as const],
		),
	}
}
