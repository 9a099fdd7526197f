// A portal whose jersey gets a design after it was ordered, for tests of what becomes of open orders.
import { eq } from 'drizzle-orm'
import { saveItemOrAsk, type OpenOrdersAnswer } from '#back-office/service/portal-items.server.ts'
import { variants } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { WantedLine } from '#orders/schemas.ts'
import { teamPortals } from '#portals/tables.ts'
import { newPurchase, testApprovalDependencies } from './approvals.ts'
import { newTeam } from './bulk-orders.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const letters = { playerName: 'VALE', playerNumber: '12' }

/** A team whose jersey is ordered plain, and a design of it that the coach has saved since. */
export async function newDesign(context: ServiceContext, csr: ServiceContext) {
	const team = await newTeam(context, { players: 2 })
	const { productId, itemId } = team.jersey
	const { designId } = await saveDesign(team.coach, {
		productId,
		designId: null,
		baseVersion: 0,
		config: { ...startingConfig(await subjectOf(team.coach, productId), specPrices), ...letters },
		owner: { userId: team.coach.userId, visitorKey: null },
	})
	const [variant] = await context.db.select().from(variants).where(eq(variants.productId, productId))
	const dependencies = testApprovalDependencies()
	const save = async (answer: OpenOrdersAnswer, by: ServiceContext = csr, seen?: number) => {
		const [portal] = await context.db.select().from(teamPortals).where(eq(teamPortals.id, team.portalId))
		return saveItemOrAsk(by, dependencies, {
			portalId: team.portalId,
			seen: seen ?? portal?.revision ?? 0,
			itemId,
			required: true,
			deadlineOn: null,
			design: { id: designId, version: 1 },
			answer,
		})
	}
	/** A purchase order of the coach: a jersey for each of these names. */
	const order = async (names = ['Kim', 'Lee']) => {
		const lines = names.map((playerName, at) => ({
			...WantedLine.parse({
				variantId: variant?.id,
				design: null,
				quantity: 1,
				playerName,
				playerNumber: String(at),
			}),
			portalItemId: itemId,
			rosterId: team.rosterIds[at] ?? null,
		}))
		const placed = await newPurchase(team.coach, dependencies, { school: team, lines })
		return placed.order
	}
	const question = async () => {
		const asked = await save({ kind: 'ask' })
		if (asked.kind !== 'asked') throw new Error('No open order was found')
		return asked.question
	}
	return { team, designId, dependencies, save, order, question }
}
