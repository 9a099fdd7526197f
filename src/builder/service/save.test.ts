// The terms of a design's price: whose portal counts, decided by the server.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { copyDesign, restoreVersion } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { designs } from '#designs/tables.ts'
import { addPerson } from '#portals/service/people.server.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { newMember, newPerson, newPortal, type Person } from '../../../tests/factories/portals.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { saveForTeam } from './save.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, ['csr'])
const [productId, another] = [await insertProduct(context.db), await insertProduct(context.db)]
const subject = await subjectOf(context, productId)
const plain = { ...startingConfig(subject, specPrices), quantity: 1, fundraisingEnabled: true }
const { baseCents } = subject.product

const withProduct = (id: string) => [{ productId: id, required: false, deadlineOn: null }]
const rams = await newPortal(csr, {
	marginBp: 1_000,
	certificate: { number: 'TX-1', until: '2099-12-31' },
	items: withProduct(productId),
})
const owls = await newPortal(csr, { teamName: 'Owls', marginBp: 2_000, items: withProduct(another) })

const ownerOf = ({ actor }: ServiceContext) => ({ userId: actor.userId, visitorKey: null })
const open = (who: ServiceContext, designId?: string) =>
	openBuilder(who, { productId, designId, owner: ownerOf(who) })

async function stored(who: Person, portalId?: string) {
	const config = { ...plain, ...(portalId !== undefined && { portalId }) }
	const { designId } = await saveForTeam(who, {
		productId,
		designId: null,
		baseVersion: 0,
		config,
		owner: ownerOf(who),
	})
	const [row] = await context.db.select().from(designs).where(eq(designs.id, designId))
	return { designId, portalId: row?.config.portalId, pricing: row?.pricing }
}
/** With the coach's 5 %, then the margin. */
const priced = (marginBp: number) => {
	const goods = baseCents - Math.round(baseCents * 0.05)
	return goods + Math.round((goods * marginBp) / 10_000)
}

test('a coach of one portal gets its margin and exemption, and the saved price has the margin', async () => {
	const coach = await newMember(csr, rams, 'coach')
	expect(await open(coach)).toMatchObject({
		teams: [{ id: rams.portalId, fundraisingBp: 1_000, isTaxExempt: true }],
		teamId: rams.portalId,
	})
	const first = await stored(coach)
	expect(first).toMatchObject({
		portalId: rams.portalId,
		pricing: { total: priced(1_000), fundraisingBp: 1_000 },
	})
	const { designId } = first
	await restoreVersion(coach, { designId, version: 1, baseVersion: 1 })
	const copy = await copyDesign(coach, designId)
	const totals = await Promise.all(
		[designId, copy.designId].map(async (id) => (await open(coach, id)).saved?.versions[0]?.total),
	)
	expect(totals).toEqual([priced(1_000), priced(1_000)])
	expect(await stored(coach, '')).toMatchObject({ portalId: '', pricing: { total: priced(0) } })
})

test('of several portals the one that sells the product counts, and the chosen one before it', async () => {
	const coach = await newMember(csr, rams, 'coach')
	await addPerson(csr, owls, { userId: coach.userId, role: 'coach' })
	const { teams, teamId } = await open(coach)
	expect(teams.map(({ id }) => id).toSorted()).toEqual([rams.portalId, owls.portalId].toSorted())
	expect(teamId).toBe(rams.portalId)
	expect((await stored(coach, owls.portalId)).pricing).toMatchObject({ total: priced(2_000) })
})

test('a kit is saved for the portal that the builder priced it for: the one that sells its first piece', async () => {
	const coach = await newMember(csr, rams, 'coach')
	await addPerson(csr, owls, { userId: coach.userId, role: 'coach' })
	const kitId = await insertKit(context.db, [productId, another])
	const owner = ownerOf(coach)
	const opened = await openBuilder(coach, { productId: kitId, designId: undefined, owner })
	expect(opened.teamId).toBe(rams.portalId)
	const [lead, ...further] = opened.pieces
	const { designId } = await saveForTeam(coach, {
		productId: kitId,
		designId: null,
		baseVersion: 0,
		config: lead.config,
		kit: Object.fromEntries(further.map(({ piece, config }) => [piece.id, config])),
		owner,
	})
	const rows = await context.db.select().from(designs).where(eq(designs.kitId, designId))
	expect(rows.map(({ config }) => config.portalId)).toEqual([rams.portalId, rams.portalId])
})

test('a portal of others is not believed, and staff and visitors have none', async () => {
	const coach = await newMember(csr, owls, 'coach')
	expect(await stored(coach, rams.portalId)).toMatchObject({ portalId: owls.portalId })
	const stranger = await newPerson(context)
	const alone = await stored(stranger, rams.portalId)
	expect(alone.portalId).toBeUndefined()
	expect(alone.pricing?.total).toBe(baseCents)
	for (const who of [csr, context]) expect(await open(who)).toMatchObject({ teams: [], teamId: null })
})
