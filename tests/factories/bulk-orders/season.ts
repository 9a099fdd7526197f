// A team's orders with every module that follows them, as in the running shop: approvals, payments, jobs, the ledger.
import { eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { examineShop } from '#app/modules.ts'
import { askForApproval, keepApproval } from '#approvals/service/handle-order-events.server.ts'
import type { ApprovalDependencies } from '#approvals/dependencies.server.ts'
import { sharesView } from '#bulk-orders/service/shares.server.ts'
import { submitBulk } from '#bulk-orders/service/submit.server.ts'
import type { BulkForm } from '#bulk-orders/rules/checkout-form.ts'
import { settleMoved, settleRefunded } from '#fundraising/service/settle.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { createShareCheckout } from '#payments/service/shares.server.ts'
import { followOrder, followRefund } from '#production/service/jobs.server.ts'
import { loadedCart, memoryStore, newTeam, submissionOf, type TeamInput } from '../bulk-orders.ts'
import { openTestSelling, sessionIdIn } from '../payments.ts'

export type Season = ReturnType<typeof openSeason>

export function openSeason(context: ServiceContext & { db: Connection }) {
	const selling = openTestSelling(context)
	const { orders: events, dependencies: payments } = selling
	const approvals: ApprovalDependencies = {
		orders: events,
		supportTo: 'desk@fieldhouse.test',
		orderProof: async () => {},
	}
	events.onPlaced.push(askForApproval({ ...events, ...approvals }))
	events.onMoved.push(keepApproval, followOrder, settleMoved)
	events.onRefunded.push(followRefund, settleRefunded)
	const { at } = selling

	const orderNow = async (id: string) => {
		const [row] = await context.db.select().from(orders).where(eq(orders.id, id))
		if (!row) throw new Error('No such order')
		return row
	}

	const linesOf = (orderId: string) =>
		context.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position)

	/** A team, and the order of its coach for every player in every garment. */
	async function orderedTeam(input: TeamInput, form: Partial<BulkForm>) {
		const team = await newTeam(at(context), input)
		const coach = { ...at(team.coach), userId: team.coach.userId }
		await loadedCart(coach, team.portalId)
		const files = memoryStore()
		const submission = await submissionOf(coach, team.portalId, form)
		const placed = await submitBulk(at(coach), { payments, files }, submission)
		if (!('orderId' in placed)) throw new Error(JSON.stringify(placed))
		const { orderId } = placed
		const shares = async () => (await sharesView(at(coach), events, orderId)).shares
		const tokenOf = async (player: number): Promise<string | undefined> =>
			(await shares())
				.find(({ rosterId }) => rosterId === team.rosterIds[player])
				?.link.split('/')
				.at(-1)
		/** Opens the payment page of a player's share. @returns the provider's session */
		const pageOf = async (player: number): Promise<string> =>
			sessionIdIn(await createShareCheckout(at(context), payments, await tokenOf(player)))
		const press = (id: string, email = 'parent@example.test') =>
			selling.sandbox.press(at(context), { id, choice: 'pay', email })
		return {
			...team,
			coach,
			orderId,
			placed,
			shares,
			tokenOf,
			pageOf,
			press,
			order: () => orderNow(orderId),
			lines: () => linesOf(orderId),
			/** The families of these players pay. */
			pay: async (...players: number[]) => {
				for (const player of players) {
					await press(await pageOf(player))
					await selling.settle()
				}
			},
		}
	}

	return {
		selling,
		dependencies: { payments, approvals },
		orderNow,
		linesOf,
		orderedTeam,
		mailsTo: (address: string) =>
			events.mails.filter(({ to }) => to === address).map(({ subject }) => subject),
		/** The doctor's findings, without those about counted stock, which the factories do not count. */
		findings: async () =>
			(await examineShop(at(context))).filter(({ what }) => !/counted|on the shelf/.test(what)),
	}
}
