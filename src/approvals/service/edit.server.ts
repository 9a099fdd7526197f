// The page that changes lines of an order: current values, options, and its form.
import { extraCentsOf, sizeExtra } from '#catalog/rules/size-prices.ts'
import type { Option } from '#ui/fields.tsx'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { DesignId } from '#kit/ids.ts'
import { pageOf } from '#kit/pages.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { shownColors } from '#orders/rules/printed.ts'
import { orderRevision } from '#orders/service/amend.server.ts'
import { wantedOf } from '#orders/service/lines.server.ts'
import { orderLinesOf } from '#orders/service/find.server.ts'
import type { OrderLineRow } from '#orders/tables.ts'
import { designValue, type LineNow } from '../rules/amend-form.ts'
import type { EditLine, EditPage } from '../views.ts'
import { messages } from '../messages.ts'
import { differences } from '../rules/seal.ts'
import { canAmendApproved } from '../rules/decisions.ts'
import { threadsOf } from '../store/approvals.server.ts'
import { designsOfBuyer, designsOfPortal, sizesOf } from '../store/list.server.ts'
import { playerView, threadEntry } from './views.server.ts'
import { openApproval, openToRead, type Opened } from './open.server.ts'
import { stateOf } from './seal.server.ts'
import { noTeamItems } from '../dependencies.server.ts'
import { addablesOf } from './addables.server.ts'

/** Lines per page of the form. */
export const linesPerPage = 50

/** Who can change it now, and in which role. @throws Refusal forbidden, conflict */
function modeOf(context: ServiceContext, { approval, order, side }: Opened): EditPage['mode'] {
	if (side === 'requester') {
		if (approval.status !== 'changes_requested')
			throw new Refusal('conflict', messages.notEditable(approval.status))
		return 'buyer'
	}
	if (!canAmendApproved(context.actor, side)) throw new Refusal('forbidden', messages.notYours)
	if (order.status !== 'approved') throw new Refusal('conflict', messages.notEditable(approval.status))
	return 'staff'
}

type Sizes = Awaited<ReturnType<typeof sizesOf>>
type Designs = {
	own: Awaited<ReturnType<typeof designsOfBuyer>>
	ofTeam: Awaited<ReturnType<typeof designsOfPortal>>
}

/** Other sizes of the garment in its color; a sold-out size can only be kept. */
const sizeChoices = (line: OrderLineRow, sizes: Sizes): Option[] =>
	sizes
		.filter(({ productId, color }) => productId === line.productId && color === line.snapshot.color)
		.map(({ id, size, stock, colorway: color, ...prices }) => {
			const label = `${size}${sizeExtra(extraCentsOf(prices, { color, size }))}`
			const isSoldOut = stock === 0 && id !== line.variantId
			return { value: id, label: isSoldOut ? `${label}, sold out` : label, disabled: isSoldOut }
		})

/** The buyer's own designs by name, then the team's; always includes the line's current one. */
function designChoices(line: OrderLineRow, { own, ofTeam }: Designs): Option[] {
	const { design } = wantedOf(line)
	const valueOf = ({ id, version }: { id: string; version: number }) =>
		designValue({ id: DesignId.parse(id), version })
	const named = own
		.filter(({ productId }) => productId === line.productId)
		.map((one) => ({
			value: valueOf(one),
			label: `${one.name ?? (one.teamName || 'My design')}, version ${one.version}`,
		}))
	const team = [
		...(design ? [design] : []),
		...ofTeam.filter(({ productId }) => productId === line.productId),
	]
	const others = team.map((one) => ({ value: valueOf(one), label: `Team design, version ${one.version}` }))
	const known = new Set(named.map(({ value }) => value))
	const added = new Map(others.filter(({ value }) => !known.has(value)).map((one) => [one.value, one]))
	return [...named, ...added.values()]
}

const editLine = (line: OrderLineRow, { sizes, designs }: { sizes: Sizes; designs: Designs }): EditLine => ({
	...playerView(line),
	color: shownColors(line),
	variantId: line.variantId,
	design: designValue(wantedOf(line).design),
	unitCents: line.unitCents,
	sizes: sizeChoices(line, sizes),
	designs: designChoices(line, designs),
})

/** @throws Refusal not_found, forbidden, conflict when the order cannot be changed now */
export async function editPage(
	context: ServiceContext,
	{ id, page: asked }: { id: string; page: number },
	teamItems = noTeamItems,
): Promise<EditPage> {
	const { db, actor } = context
	const opened = await openToRead(context, id)
	const mode = modeOf(context, opened)
	const { approval, order } = opened
	const lines = await orderLinesOf({ db }, order.id)
	const { page, pages, offset } = pageOf(asked, lines.length, linesPerPage)
	const shown = lines.slice(offset, offset + linesPerPage)
	const productIds = [...new Set(shown.map(({ productId }) => productId))]
	const { userId, portalId } = order
	const [sizes, own, ofTeam, thread, now, addables] = await Promise.all([
		sizesOf(db, productIds),
		userId === null ? [] : designsOfBuyer(db, { userId, productIds }),
		portalId === null ? [] : designsOfPortal(db, { portalId, productIds }),
		threadsOf(db, [approval.id]),
		stateOf(context, order),
		addablesOf(context, teamItems, { order, lines }),
	])
	return {
		id: approval.id,
		orderId: order.id,
		reference: referenceOf(order.id),
		mode,
		revision: orderRevision(order, lines),
		poNumber: order.poNumber ?? '',
		pricing: order.pricing,
		lines: shown.map((line) => editLine(line, { sizes, designs: { own, ofTeam } })),
		total: lines.length,
		addables: { items: addables.items, players: addables.players },
		page,
		pages,
		thread: thread.map((entry) => threadEntry(entry, actor.userId)),
		changed: approval.sealed ? differences(approval.sealed, now, { withNames: true }) : [],
	}
}

/** The order with its current lines, to validate a form against. @throws Refusal not_found, forbidden, conflict */
export async function linesToAmend(context: ServiceContext, id: string) {
	const opened = await openApproval(context, id)
	const mode = modeOf(context, opened)
	const rows = await orderLinesOf(context, opened.order.id)
	const lines: LineNow[] = rows.map((row) => ({ position: row.position, wanted: wantedOf(row) }))
	return { mode, order: opened.order, rows, lines }
}
