// What a person finds of the designs that others share with them. On both engines.
import { expect, test } from 'vitest'
import { renameDesign } from '#designs/service/list.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { memoryStore } from '../../../tests/factories/bulk-orders.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { namedPerson, startedTogether } from '../../../tests/factories/shared-designs.ts'
import { removeMember, restoreMember } from './members.server.ts'
import { sharedDesigns, joinedPicture } from './joined.server.ts'
import { endTogether } from './start.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const started = () => startedTogether(context, productId)
const store = memoryStore()

test('people find the designs that they joined, until they are removed or the owner ends it', async () => {
	const { owner, guest, designId, coDesignId } = await started()
	await renameDesign(owner, { designId, name: 'Home jersey' })
	expect(await sharedDesigns(guest)).toEqual([
		{
			id: designId,
			productId,
			isKit: false,
			isSold: true,
			made: expect.any(String),
			name: 'Home jersey',
			teamName: '',
			locked: false,
			ownerName: 'Olive',
			joinedAt: '2026-11-20T15:00:00.000Z',
			pictureUrl: `/designs/together/${coDesignId}/picture/1.webp`,
		},
	])
	expect(await sharedDesigns(owner)).toEqual([])
	expect(await sharedDesigns(context)).toEqual([])
	const named = { coDesignId, userId: guest.actor.userId }
	await removeMember(owner, named)
	expect(await sharedDesigns(guest)).toEqual([])
	await restoreMember(owner, named)
	expect(await sharedDesigns(guest)).toMatchObject([{ id: designId }])
	await endTogether(owner, coDesignId)
	expect(await sharedDesigns(guest)).toEqual([])
})

test('the picture is the latest saved version, for people who may take part', async () => {
	const { owner, guest, designId, coDesignId } = await started()
	const asked = { coDesignId, version: 1 }
	expect((await joinedPicture(guest, store, asked)).spec).toMatchObject({ mode: 'preview' })
	await joinedPicture(owner, store, asked)
	const missing = { code: 'not_found' }
	await expect(joinedPicture(await namedPerson(context, 'Sam'), store, asked)).rejects.toMatchObject(missing)
	await expect(joinedPicture(context, store, asked)).rejects.toMatchObject({ code: 'signed_out' })
	await expect(joinedPicture(guest, store, { ...asked, version: Number.NaN })).rejects.toMatchObject(missing)
	const plain = startingConfig(await subjectOf(context, productId), specPrices)
	await saveDesign(owner, {
		productId,
		designId,
		baseVersion: 1,
		config: { ...plain, teamName: 'Owls' },
		owner: { userId: owner.actor.userId, visitorKey: null },
	})
	// Former versions stay with the owner.
	await expect(joinedPicture(guest, store, asked)).rejects.toMatchObject(missing)
	expect((await joinedPicture(guest, store, { ...asked, version: 2 })).spec).toMatchObject({
		config: { teamName: 'Owls' },
	})
	expect(await sharedDesigns(guest)).toMatchObject([{ teamName: 'Owls' }])
	await removeMember(owner, { coDesignId, userId: guest.actor.userId })
	await expect(joinedPicture(guest, store, { ...asked, version: 2 })).rejects.toMatchObject(missing)
})
