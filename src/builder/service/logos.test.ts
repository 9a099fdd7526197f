// Kept logos: the own ones and those of the own teams, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { keptLogos, removeLogo } from '#files/service/files.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { insertUpload } from '../../../tests/factories/files/upload.ts'
import { newMember, newPerson, newPortal, type Person } from '../../../tests/factories/portals.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { portalItems } from '#portals/tables.ts'
import { offeredLogos } from './logos.server.ts'
import { saveForTeam } from './save.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, ['csr'])
const productId = await insertProduct(context.db)
const plain = startingConfig(await subjectOf(context, productId), specPrices)

const ownerOf = ({ actor }: ServiceContext) => ({ userId: actor.userId, visitorKey: null })
const logoOf = (who: Person) => insertUpload(context, who.userId)
const offeredTo = (who: ServiceContext) => offeredLogos(who, ownerOf(who))

const withLogo = (assetId: string) => ({
	...plain,
	logos: [
		{
			id: 'crest',
			url: '',
			assetId,
			placement: 'chest',
			view: 'front',
			x: 12,
			y: 12,
			width: 4,
			height: 4,
			rotation: 0,
		},
	],
})
const save = (who: ServiceContext, assetId: string) =>
	saveForTeam(who, {
		productId,
		designId: null,
		baseVersion: 0,
		config: withLogo(assetId),
		owner: ownerOf(who),
	})

test('an upload is offered to its owner in every builder, newest first, and to no one else', async () => {
	const [coach, other] = [await newPerson(csr), await newPerson(csr)]
	const first = await logoOf(coach)
	expect((await offeredTo(coach)).own.map(({ id }) => id)).toEqual([first])
	const { logos } = await openBuilder(coach, { productId, designId: undefined, owner: ownerOf(coach) })
	expect(logos.own.map(({ id }) => id)).toEqual([first])
	for (const who of [other, context]) expect(await offeredTo(who)).toEqual({ own: [], teams: [] })
})

test('a removed logo is not offered any more, and its designs keep it', async () => {
	const coach = await newPerson(csr)
	const id = await logoOf(coach)
	const { designId } = await save(coach, id)
	await removeLogo(coach, ownerOf(coach), id)
	expect(await keptLogos(coach, ownerOf(coach))).toEqual([])
	const { config, assets } = await openBuilder(coach, { productId, designId, owner: ownerOf(coach) })
	expect(config.logos.map(({ assetId }) => assetId)).toEqual([id])
	expect(assets.map((asset) => asset.id)).toEqual([id])
	await saveForTeam(coach, { productId, designId, baseVersion: 1, config, owner: ownerOf(coach) })
})

test('only the owner removes a logo', async () => {
	const [coach, other] = [await newPerson(csr), await newPerson(csr)]
	const id = await logoOf(coach)
	for (const asked of [id, randomUUID(), 'x'])
		await expect(removeLogo(other, ownerOf(other), asked)).rejects.toMatchObject({ code: 'not_found' })
	await expect(removeLogo(context, ownerOf(context), id)).rejects.toMatchObject({ code: 'not_found' })
	expect((await keptLogos(coach, ownerOf(coach))).length).toBe(1)
})

test('logos on a team’s catalog are offered to its coaches, who may use them; players and strangers may not', async () => {
	const portal = await newPortal(csr, { items: [{ productId, required: false, deadlineOn: null }] })
	const [owner, coach, player] = [
		await newMember(csr, portal, 'coach'),
		await newMember(csr, portal, 'coach'),
		await newMember(csr, portal, 'player'),
	]
	const stranger = await newPerson(csr)
	const id = await logoOf(owner)
	const design = await save(owner, id)
	await expect(save(coach, id)).rejects.toMatchObject({ code: 'invalid' })
	await context.db
		.update(portalItems)
		.set({ designId: design.designId, designVersion: design.version })
		.where(eq(portalItems.portalId, portal.portalId))
	const { own, teams } = await offeredTo(coach)
	expect(own).toEqual([])
	expect(teams.map(({ logos }) => logos.map((asset) => asset.id))).toEqual([[id]])
	const { designId } = await save(coach, id)
	const { config, assets } = await openBuilder(coach, { productId, designId, owner: ownerOf(coach) })
	expect([config.logos[0]?.assetId, assets[0]?.id]).toEqual([id, id])
	expect((await offeredTo(owner)).teams).toEqual([])
	for (const who of [player, stranger]) {
		expect((await offeredTo(who)).teams).toEqual([])
		await expect(save(who, id)).rejects.toMatchObject({ code: 'invalid' })
	}
})
