// Names that no font can print: reported in the cart and at checkout, row by row, and never ordered as print.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { designVersions } from '#designs/tables.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { portalItems } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { changeLines } from '../rules/items.ts'
import { loadedCart, memoryStore, newTeam, submissionOf } from '../../../tests/factories/bulk-orders.ts'
import { draftIn, saveDraft } from './draft.server.ts'
import { bulkCheckoutView, portalView } from './views.server.ts'
import { submitBulk } from './submit.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const dependencies = { payments: selling.dependencies, files: memoryStore() }

const notified =
	'Our fonts have no “Я”, “Н”, “А”. They print Latin letters: type it in those, the way it should be printed.'

/** The second player of the roster has a Cyrillic name; its jersey is the third row. */
async function teamWithYana(change: { printsName?: boolean } = {}) {
	const team = await newTeam(context, { isDesigned: true })
	await context.db
		.update(roster)
		.set({ playerName: 'ЯНА', ...change })
		.where(eq(roster.id, team.rosterIds[1]!))
	return { ...team, items: await loadedCart(team.coach, team.portalId) }
}

const submit = async ({ coach, portalId }: Awaited<ReturnType<typeof teamWithYana>>) =>
	submitBulk(coach, dependencies, await submissionOf(coach, portalId))

const linesOf = (portalId: string) =>
	context.db
		.select({ customization: orderLines.customization, snapshot: orderLines.snapshot })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(eq(orders.portalId, portalId))
		.orderBy(orderLines.position)

test('a row whose name no font writes is reported, keeps what was typed, and is ordered once it is written otherwise', async () => {
	const team = await teamWithYana()
	const jersey = team.items.find(
		({ roster_id: id, item_id: item }) => id === team.rosterIds[1] && item === team.jersey.itemId,
	)!
	expect(await submit(team)).toEqual({
		kind: 'problems',
		problems: [{ row: 3, field: `name-${jersey.id}`, message: `Row 3: ${notified}` }],
	})
	const key = { portalId: team.portalId, userId: team.coach.userId }
	const draft = await draftIn(context, key)
	expect(draft.items.find(({ id }) => id === jersey.id)?.player_name).toBe('ЯНА')
	const { catalog } = await portalView(team.coach, team.portalId)
	const items = changeLines(draft.items, new Map([[jersey.id, { player_name: 'Yana' }]]), catalog)
	await saveDraft(team.coach, { portalId: team.portalId, baseRevision: draft.revision, items })
	expect(await submit(team)).toMatchObject({ kind: 'submitted' })
	// The shorts are sold plain: they print no name, so they had no problem.
	expect((await linesOf(team.portalId))[2]?.customization.player_name).toBe('Yana')
})

test('who wants the number alone is made as the roster says', async () => {
	const team = await teamWithYana({ printsName: false })
	expect((await portalView(team.coach, team.portalId)).nameless).toEqual([team.rosterIds[1]])
	expect((await portalView(team.player, team.portalId)).nameless).toEqual([])
	const asked = { portalId: team.portalId, email: '', isCancelled: false }
	expect((await bulkCheckoutView(team.coach, selling.dependencies, asked))?.nameless).toEqual([
		team.rosterIds[1],
	])
	expect(await submit(team)).toMatchObject({ kind: 'submitted' })
	expect((await linesOf(team.portalId))[2]).toMatchObject({
		customization: { player_name: 'ЯНА', number: '1' },
		snapshot: { prints: { name: false, number: true }, omitsName: true },
	})
})

test('a player cannot rename themselves, and learns who can', async () => {
	const team = await newTeam(context, { isDesigned: true })
	await context.db.update(roster).set({ playerName: 'ЯНА' }).where(eq(roster.id, team.rosterIds[0]!))
	const coached = await loadedCart(team.coach, team.portalId)
	const own = coached.filter(({ roster_id: id }) => id === team.rosterIds[0])
	await saveDraft(team.player, { portalId: team.portalId, baseRevision: 0, items: own })
	const submission = await submissionOf(team.player, team.portalId, { paymentMode: 'player_pays' })
	expect(await submitBulk(team.player, dependencies, submission)).toMatchObject({
		kind: 'problems',
		problems: [{ row: 1, message: `Row 1: ${notified} Your coach can change it in the roster.` }],
	})
})

test('a garment whose team name no font writes is closed, with the reason', async () => {
	const team = await newTeam(context, { isDesigned: true })
	const [item] = await context.db.select().from(portalItems).where(eq(portalItems.id, team.jersey.itemId))
	await context.db
		.update(designVersions)
		.set({ config: sql`jsonb_set(${designVersions.config}, '{teamName}', '"Тигры"')` })
		.where(eq(designVersions.designId, item!.designId!))
	const { catalog } = await portalView(team.coach, team.portalId)
	expect(catalog.map(({ isClosed }) => isClosed)).toEqual([true, false])
	expect(catalog[0]?.problem).toBe(
		'Team name: our fonts have no “Т”, “и”, “г”, “р” and 1 more. They print Latin letters: type it in those, the way it should be printed. Change it in the design.',
	)
})
