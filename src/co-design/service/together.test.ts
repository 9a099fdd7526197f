// Several people edit one design: who may, in which order changes count, what is refused, and what remains at the end. On both
// engines; concurrent writers race on PostgreSQL.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { messages as designMessages } from '#designs/messages.ts'
import { renameDesign } from '#designs/service/list.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { designDrafts, designs } from '#designs/tables.ts'
import type { Role } from '#kit/roles.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { insertUpload } from '../../../tests/factories/files/upload.ts'
import {
	documentIn,
	minorPlayers,
	namedPerson,
	pageOf,
	setField,
	startedTogether,
} from '../../../tests/factories/shared-designs.ts'
import { messages } from '../messages.ts'
import { applyOperations, type Operation } from '../rules/operations.ts'
import { coDesignChanges, coDesignClients } from '../tables.ts'
import { coDesignsForExport } from './export.server.ts'
import { invitationBehind, joinTogether } from './join.server.ts'
import { endQuiet, endTogether, startTogether, togetherFor } from './start.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const plain = startingConfig(await subjectOf(context, productId), specPrices)
const stored = { ...plain, schemaVersion: 2 as const }

const players = minorPlayers
const set = setField
const named = (fullName: string, roles?: Role[]) => namedPerson(context, fullName, roles)
const started = (config = stored, product = productId) => startedTogether(context, product, config)
const documentOf = (id: string) => documentIn(context, id)

test('the owner invites by a link, a signed-in person joins by it, and others find nothing', async () => {
	const { owner, guest, designId, coDesignId, token } = await started()
	await renameDesign(owner, { designId, name: 'Home jersey' })
	expect(await invitationBehind(context, token)).toEqual({
		owner: 'Olive',
		design: 'Home jersey',
		isSignedIn: false,
		isRemoved: false,
	})
	expect((await startTogether(owner, { designId, config: stored })).coDesignId).toBe(coDesignId)
	const stranger = await named('Sam Stranger')
	await expect(joinTogether(context, token)).rejects.toMatchObject({ code: 'signed_out' })
	await expect(joinTogether(stranger, 'A'.repeat(43))).rejects.toMatchObject({
		code: 'not_found',
		message: messages.linkNotFound,
	})
	await expect(startTogether(guest, { designId, config: stored })).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(pageOf(stranger, coDesignId).open()).rejects.toMatchObject({
		code: 'not_found',
		message: messages.ended,
	})
	await expect(pageOf(stranger, coDesignId).send([set('teamName', 'Mine')])).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(pageOf(stranger, 'no id').open()).rejects.toMatchObject({ code: 'not_found' })
	await expect(endTogether(guest, coDesignId)).rejects.toMatchObject({ code: 'forbidden' })
	expect(await togetherFor(stranger, designId)).toBeUndefined()
	expect(await togetherFor(guest, designId)).toMatchObject({
		isOwner: false,
		ownerName: 'Olive',
		invitation: null,
	})
	expect(await togetherFor(owner, designId)).toMatchObject({ isOwner: true, isChanged: true })
})

test('a change of each reaches the other, and the last change of a field wins', async () => {
	const { owner, guest, coDesignId } = await started()
	const [one, other] = [pageOf(owner, coDesignId), pageOf(guest, coDesignId)]
	await one.send([set('primaryColor', '#aa0000')])
	const news = await other.send([set('secondaryColor', '#00aa00')])
	expect(news).toMatchObject({
		changes: [
			{ position: 1, clientId: one.clientId, sequence: 1, operations: [{ value: '#aa0000' }] },
			{ position: 2, clientId: other.clientId, sequence: 1, operations: [{ value: '#00aa00' }] },
		],
	})
	await other.send([set('primaryColor', '#0000aa')], { after: 2 })
	expect((await documentOf(coDesignId))?.pieces['']).toMatchObject({
		primaryColor: '#0000aa',
		secondaryColor: '#00aa00',
	})
})

test('a change that is sent again counts once', async () => {
	const { owner, guest, coDesignId } = await started()
	const [one, other] = [pageOf(owner, coDesignId), pageOf(guest, coDesignId)]
	await one.send([set('teamName', 'First')])
	await other.send([set('teamName', 'Second')], { after: 1 })
	await one.send([set('teamName', 'First')], { repeat: true })
	expect((await documentOf(coDesignId))?.pieces['']).toMatchObject({ teamName: 'Second' })
	await expect(
		pageOf(guest, coDesignId, one.clientId).send([set('teamName', 'Third')]),
	).rejects.toMatchObject({ code: 'forbidden' })
})

test('concurrent writers get one order, and no change is lost', async () => {
	const { owner, guest, coDesignId } = await started()
	const pages = [owner, guest, owner, guest].map((who) => pageOf(who, coDesignId))
	const rounds = 8
	await Promise.all(
		pages.map(async (page, at) => {
			for (let round = 1; round <= rounds; round += 1)
				await page.send([{ path: ['pieces', '', 'zoneColors', `zone${at}`], value: `#00000${round}` }])
		}),
	)
	const log = await context.db
		.select()
		.from(coDesignChanges)
		.where(eq(coDesignChanges.coDesignId, coDesignId))
		.orderBy(coDesignChanges.position)
	expect(log.map(({ position }) => position)).toEqual(
		Array.from({ length: pages.length * rounds }, (_, at) => at + 1),
	)
	const document = await documentOf(coDesignId)
	expect(document?.pieces['']).toMatchObject({
		zoneColors: Object.fromEntries(pages.map((_, at) => [`zone${at}`, `#00000${rounds}`])),
	})
	const opened = await pageOf(owner, coDesignId).open()
	expect(opened.document).toEqual(document)
})

test('a page that was away for long gets the whole document', async () => {
	const { owner, guest, coDesignId } = await started()
	const [one, other] = [pageOf(owner, coDesignId), pageOf(guest, coDesignId)]
	const { document } = await other.open()
	for (let turn = 1; turn <= 205; turn += 1)
		await one.send([set('teamName', `Team ${turn}`)], { after: turn - 1 })
	const kept = await context.db.$count(coDesignChanges, eq(coDesignChanges.coDesignId, coDesignId))
	expect(kept).toBe(200)
	expect(await other.wait(0, 0)).toMatchObject({
		position: 205,
		applied: 0,
		document: { pieces: { '': { teamName: 'Team 205' } } },
	})
	const late = await other.wait(100, 0)
	expect(
		applyOperations(document, 'changes' in late ? late.changes.flatMap(({ operations }) => operations) : []),
	).toMatchObject({
		pieces: { '': { teamName: 'Team 205' } },
	})
}, 60_000)

test('what could not be saved is refused, and the design stays as it was', async () => {
	const { owner, guest, coDesignId } = await started()
	const page = pageOf(guest, coDesignId)
	const before = await documentOf(coDesignId)
	const art = {
		id: 'x',
		url: '/files/mine.svg',
		assetId: randomUUID(),
		placement: 'front',
		rotation: 0,
		x: 1,
		y: 1,
		width: 3,
		height: 3,
	}
	const refused: [Operation[], string][] = [
		[[set('primaryColor', 'blue')], 'Use a color like #14284f'],
		[[{ path: ['pieces', '', 'logos', 'rows', 'x'], value: art }], designMessages.foreignArt],
		[[{ path: ['pieces', 'other'], value: {} }], messages.unreadable],
		[[{ path: ['pieces', ''] }], messages.unreadable],
		[
			[{ path: ['players', 'rows', 'a'], value: { name: 'A', number: '', size: '', quantity: 1 } }],
			messages.ownersPlayers,
		],
	]
	for (const [operations, message] of refused) {
		const error = await page.send(operations).then(
			() => undefined,
			(failure: unknown) => failure,
		)
		expect(error).toMatchObject({ code: 'invalid' })
		if (message !== messages.unreadable) expect(error).toMatchObject({ message })
	}
	await expect(
		pageOf(owner, coDesignId).send([{ path: ['players', 'rows', 'a'], value: { name: 'A' } }]),
	).rejects.toMatchObject({ code: 'invalid' })
	expect(await documentOf(coDesignId)).toEqual(before)
	await page.send([set('teamName', 'Fine')])
})

test('a tile that the owner uploads reaches the others with its file; they may move it, and use none of their own', async () => {
	const printed = { ...stored, pattern: { id: 'camo', color: '#111111', opacity: 1 } }
	const dyed = await insertProduct(database.db, { sublimated: true })
	const { owner, guest, coDesignId } = await started(printed, dyed)
	const [one, other] = [pageOf(owner, coDesignId), pageOf(guest, coDesignId)]
	const tile = { url: '', widthIn: 4, aspectRatio: 1 }
	const path = ['pieces', '', 'pattern', 'id']
	const choose = (assetId: string, rightIn = 0) => ({ path, value: { tile: { ...tile, assetId, rightIn } } })
	const assetId = await insertUpload(context, owner.actor.userId)
	await one.send([choose(assetId)])
	expect(await other.wait(0, -1)).toMatchObject({ assets: [{ id: assetId }] })
	await other.send([choose(assetId, 2)], { after: 1 })
	const refusal = { code: 'invalid', message: designMessages.foreignTile }
	const guestsId = await insertUpload(context, guest.actor.userId)
	await expect(other.send([choose(guestsId)])).rejects.toMatchObject(refusal)
	const { pieces } = (await documentOf(coDesignId)) ?? {}
	expect(pieces?.['']).toMatchObject({ pattern: { id: { tile: { assetId, rightIn: 2 } } } })
})

test('people who joined never receive the players, and do not set the number of pieces', async () => {
	const { owner, guest, designId, coDesignId } = await started()
	const [one, other] = [pageOf(owner, coDesignId), pageOf(guest, coDesignId)]
	expect(JSON.stringify(await other.open())).not.toContain('Minor')
	expect(JSON.stringify(await togetherFor(guest, designId))).not.toContain('Minor')
	const rows = Object.keys((await documentOf(coDesignId))?.players.rows ?? {})
	await one.send([{ path: ['players', 'rows', rows[0] ?? '', 'name'], value: 'Minor Other' }])
	expect(JSON.stringify(await other.wait(0, -1))).not.toContain('Minor')
	expect(JSON.stringify(await other.wait(-1, -1))).not.toContain('Minor')
	await other.send([{ path: ['whole', 'quantity'], value: 99 }, set('teamName', 'Owls')], { after: 1 })
	expect((await togetherFor(owner, designId))?.configs['']).toMatchObject({ quantity: 2, teamName: 'Owls' })
})

test('people see who is here and in which step, until they leave; accounts of players are not named', async () => {
	const { owner, coDesignId, token } = await started()
	const child = await named('Minor Child', ['player'])
	await joinTogether(child, token)
	const [one, other] = [pageOf(owner, coDesignId), pageOf(child, coDesignId)]
	const now = new Date()
	expect((await one.open(2, now)).people).toEqual([])
	expect((await other.open(3, now)).people).toEqual([{ name: 'Olive', step: 2 }])
	const { people, presence } = await one.wait(0, -1, 2)
	expect(people).toEqual([{ name: 'A player', step: 3 }])
	const waiting = one.wait(0, presence, 2)
	await other.leave()
	expect((await waiting).people).toEqual([])
	await other.open(3, now)
	expect((await one.open(2, new Date(now.getTime() + 21_000))).people).toEqual([])
})

test('a waiting page is answered within a second of a change', async () => {
	const { owner, guest, coDesignId } = await started()
	const [one, other] = [pageOf(owner, coDesignId), pageOf(guest, coDesignId)]
	const { presence } = await other.wait(0, -1)
	const waiting = other.wait(0, presence)
	const sentAt = Date.now()
	await one.send([set('teamName', 'Quick')])
	expect(await waiting).toMatchObject({ changes: [{ position: 1 }] })
	expect(Date.now() - sentAt).toBeLessThan(1_000)
})

test('at the end the present state is the owner’s draft, and pages and link learn of it', async () => {
	const { owner, guest, designId, coDesignId, token } = await started()
	const page = pageOf(guest, coDesignId)
	await page.send([set('teamName', 'Final')])
	const { presence } = await page.wait(1, -1)
	const waiting = page.wait(1, presence)
	await Promise.all([
		expect(waiting).rejects.toMatchObject({ code: 'not_found', message: messages.ended }),
		endTogether(owner, coDesignId),
	])
	const [draft] = await context.db.select().from(designDrafts).where(eq(designDrafts.subjectId, designId))
	expect(draft).toMatchObject({
		userId: owner.actor.userId,
		config: { teamName: 'Final' },
		players,
		baseVersion: 1,
	})
	await expect(page.send([set('teamName', 'Late')])).rejects.toMatchObject({ code: 'not_found' })
	await expect(invitationBehind(context, token)).rejects.toMatchObject({ code: 'not_found' })
	expect(await context.db.$count(coDesignChanges, eq(coDesignChanges.coDesignId, coDesignId))).toBe(0)
})

test('an approved design takes no changes', async () => {
	const { owner, guest, designId, coDesignId } = await started()
	await context.db.update(designs).set({ locked: true }).where(eq(designs.id, designId))
	const refusal = { code: 'conflict', message: designMessages.locked }
	await expect(pageOf(guest, coDesignId).send([set('teamName', 'Late')])).rejects.toMatchObject(refusal)
	await expect(startTogether(owner, { designId, config: stored })).rejects.toMatchObject(refusal)
})

test('a quiet month ends it, and old pages are forgotten', async () => {
	const { owner, coDesignId } = await started()
	await pageOf(owner, coDesignId).open()
	const later = (days: number) => ({ ...context, now: new Date(context.now.getTime() + days * 86_400_000) })
	await endQuiet(later(8))
	expect(await context.db.$count(coDesignClients, eq(coDesignClients.coDesignId, coDesignId))).toBe(0)
	expect(await documentOf(coDesignId)).toBeDefined()
	await endQuiet(later(31))
	expect(await documentOf(coDesignId)).toBeUndefined()
})

test('a person who leaves the shop takes their part along, and their changes stay without their id', async () => {
	const { owner, guest, designId, coDesignId } = await started()
	await pageOf(guest, coDesignId).send([set('teamName', 'Ours')])
	const userId = guest.actor.userId
	expect(await coDesignsForExport(context, userId)).toMatchObject({ own: [], joined: [{ designId }] })
	expect((await coDesignsForExport(context, owner.actor.userId)).own).toMatchObject([
		{ designId, configs: { '': { teamName: 'Ours' } } },
	])
	await context.db.delete(profiles).where(eq(profiles.id, userId))
	const log = await context.db
		.select()
		.from(coDesignChanges)
		.where(eq(coDesignChanges.coDesignId, coDesignId))
	expect(log).toMatchObject([{ position: 1, authorId: null }])
	await context.db.delete(profiles).where(eq(profiles.id, owner.actor.userId))
	expect(await documentOf(coDesignId)).toBeUndefined()
})
