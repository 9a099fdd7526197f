// A coach's account is deleted; the team's designs stay with a remaining person. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { insertUpload } from '../../../tests/factories/files/upload.ts'
import { inTransaction } from '#database/context.server.ts'
import { auditLog, profiles } from '#accounts/tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { assets } from '#files/tables.ts'
import { portalItems } from '../tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newMember, newPerson, newPortal, type Person } from '../../../tests/factories/portals.ts'
import { keepWornDesigns } from './people.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const admin = await newPerson(context, ['admin'])
const productId = await insertProduct(db)
const config = startingConfig(await subjectOf(context, productId), specPrices)

/** As the identity service does it: first reassigns what others need, then deletes the profile. */
const leave = ({ userId }: Person) =>
	inTransaction(context, async (inner) => {
		await keepWornDesigns(inner, userId)
		await inner.db.delete(profiles).where(eq(profiles.id, userId))
	})

async function designBy(coach: Person, assetId: string): Promise<string> {
	const owner = { userId: coach.userId, visitorKey: null }
	const { designId } = await saveDesign(coach, { productId, designId: null, baseVersion: 0, config, owner })
	const logo = { assetId, url: '/files/design-assets/x.png', view: 'front', placement: 'front', x: 0, y: 0 }
	const logos = [{ ...logo, width: 6, height: 6, rotation: 0 }]
	await db
		.update(designVersions)
		.set({ config: { ...config, logos } })
		.where(eq(designVersions.designId, designId))
	return designId
}

async function wear(portalId: string, designId: string): Promise<string> {
	const id = randomUUID()
	const item = { id, portalId, productId, designId, designVersion: 1, position: 0 }
	await db.insert(portalItems).values(item)
	return id
}

const ownerOf = async (designId: string) =>
	(await db.select({ userId: designs.userId }).from(designs).where(eq(designs.id, designId)))[0]?.userId
const holderOf = async (assetId: string) =>
	(await db.select({ userId: assets.userId }).from(assets).where(eq(assets.id, assetId)))[0]?.userId

test('what the team wears passes with its art to the coach who is longest there; the rest goes', async () => {
	const rams = await newPortal(admin)
	const leaving = await newMember(admin, rams, 'coach')
	const second = await newMember(admin, rams, 'coach')
	const later = { ...admin, now: new Date(admin.now.getTime() + 1_000) }
	await newMember(later, rams, 'coach')
	const [crest, other] = [
		await insertUpload(context, leaving.userId),
		await insertUpload(context, leaving.userId),
	]
	const worn = await designBy(leaving, crest)
	const own = await designBy(leaving, other)
	const itemId = await wear(rams.portalId, worn)
	await leave(leaving)
	const [item] = await db.select().from(portalItems).where(eq(portalItems.id, itemId))
	expect(item).toMatchObject({ designId: worn, designVersion: 1 })
	expect([await ownerOf(worn), await holderOf(crest)]).toEqual([second.userId, second.userId])
	expect([await ownerOf(own), await holderOf(other)]).toEqual([undefined, undefined])
	const notes = await db.select().from(auditLog).where(eq(auditLog.event, 'designs.passed_on'))
	expect(notes).toMatchObject([{ portalId: rams.portalId, details: { to: second.userId, designs: 1 } }])
})

test('without another coach a school administrator takes it over, and without one an admin of the shop', async () => {
	const rams = await newPortal(admin)
	const principal = await newMember(admin, rams, 'school_admin')
	const coach = await newMember(admin, rams, 'coach')
	const player = await newMember(admin, rams, 'player')
	const worn = await designBy(coach, await insertUpload(context, coach.userId))
	await wear(rams.portalId, worn)
	await leave(coach)
	expect(await ownerOf(worn)).toBe(principal.userId)
	await leave(principal)
	expect(await ownerOf(worn)).toBe(admin.userId)
	expect(player.userId).not.toBe(admin.userId)
})

test('no one inherits who leaves as well', async () => {
	const rams = await newPortal(admin)
	const [coach, tired] = [await newMember(admin, rams, 'coach'), await newMember(admin, rams, 'coach')]
	await db.update(profiles).set({ deletionRequestedAt: context.now }).where(eq(profiles.id, tired.userId))
	const worn = await designBy(coach, await insertUpload(context, coach.userId))
	await wear(rams.portalId, worn)
	await leave(coach)
	expect(await ownerOf(worn)).toBe(admin.userId)
})
