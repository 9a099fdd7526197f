// A team's kit from its coach to the shop and back, with refusals and second clicks. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { designs } from '#designs/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import {
	newMember,
	newPerson,
	newPortal,
	noLook,
	testMailDependencies,
	type Person,
} from '../../../tests/factories/portals.ts'
import { typedOf, type KitItem, type TypedKitItem } from '../rules/kit.ts'
import { catalogAsKit } from '../store/kits.server.ts'
import { kitProposals } from '../tables.ts'
import { addItem } from './catalog.server.ts'
import { changeKit, discardKit, kitView, productsForKit, takeBackKit, type KitStep } from './kit.server.ts'
import { kitsToPublish, publishKit, returnKit } from './kit-decisions.server.ts'
import { portalForStaff } from './manage-portal.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, ['csr'])
const look = { primaryColor: 'purple', secondaryColor: 'orange', printedName: 'OWLS' } as const

async function newTeam(change: Parameters<typeof newPortal>[1] = {}) {
	const product = await insertProduct(context.db, { model: `Hoodie ${randomUUID()}`, kind: 'Hoodie' })
	const items = [{ productId: product, required: false, deadlineOn: null }]
	const place = await newPortal(csr, { look, items, ...change })
	return { ...place, product, coach: await newMember(csr, place, 'coach') }
}

const catalogIn = (portalId: string): Promise<KitItem[]> => catalogAsKit(context.db, portalId, 200)

type Typing = (typed: TypedKitItem) => Partial<TypedKitItem>

/** Presses a button of the page as it stands. */
async function press(
	who: Person,
	portalId: string,
	{ note = '', ...step }: KitStep & { note?: string },
	typing: Typing = () => ({}),
) {
	const view = await kitView(who, portalId)
	const dependencies = testMailDependencies()
	const typed = view.lines.map((line) => {
		const stands = { ...typedOf(line, line.facts), printable: [...line.printable] }
		return { ...stands, ...typing(stands) }
	})
	const saved = await changeKit(who, dependencies, { portalId, seen: view.revision, typed, note, step })
	return { saved, mails: dependencies.mails }
}

test('a coach adds, changes and takes out; the team orders it when the shop publishes it', async () => {
	const { portalId, coach, product } = await newTeam()
	const jersey = await insertProduct(context.db, { model: `Jersey ${randomUUID()}` })
	await press(coach, portalId, { kind: 'add', productId: jersey })
	const draft = await kitView(coach, portalId)
	expect(draft).toMatchObject({ status: 'draft', revision: 1, changes: [{ kind: 'added' }] })
	expect(draft.lines.map(({ productId }) => productId)).toEqual([product, jersey])
	const [design] = await context.db.select().from(designs).where(eq(designs.productId, jersey))
	expect(design).toMatchObject({ userId: coach.userId, config: { teamName: 'OWLS' } })
	expect(draft.lines[1]).toMatchObject({ design: { id: design?.id, version: 1 }, isOutdated: false })

	await press(coach, portalId, { kind: 'remove', itemId: draft.lines[0]?.id ?? '' })
	const terms = { required: true, deadline: '2099-12-04', sizes: ['M'], piece: 'Away jersey' }
	await press(coach, portalId, { kind: 'save' }, () => terms)
	expect(await catalogIn(portalId)).toHaveLength(1)
	expect((await catalogIn(portalId))[0]?.productId).toBe(product)

	const { mails } = await press(coach, portalId, { kind: 'submit', note: 'Purple, please' })
	expect(mails).toMatchObject([{ to: 'support@shop.test', subject: 'Kit to publish: Lakewood Rams' }])
	expect(mails[0]?.text).toContain('Purple, please')
	expect((await kitsToPublish(csr)).map((kit) => kit.portalId)).toContain(portalId)

	const dependencies = testMailDependencies()
	const { revision } = await kitView(csr, portalId)
	await publishKit(csr, dependencies, { portalId, seen: revision })
	expect(await catalogIn(portalId)).toMatchObject([
		{
			productId: jersey,
			piece: 'Away jersey',
			design: { id: design?.id, version: 1 },
			required: true,
			deadlineOn: '2099-12-04',
			sizes: ['M'],
		},
	])
	expect(dependencies.mails).toMatchObject([
		{ to: coach.email, subject: 'Your kit is published: Lakewood Rams' },
	])
	expect(await kitView(coach, portalId)).toMatchObject({ status: null, revision: 0, changes: [] })
	await expect(publishKit(csr, dependencies, { portalId, seen: revision })).rejects.toMatchObject({
		code: 'conflict',
	})
})

test('a kit of pieces is added piece by piece, the away jersey in the swapped colors', async () => {
	const { portalId, coach } = await newTeam({ items: [] })
	const jersey = await insertProduct(context.db)
	const kit = await insertKit(context.db, [
		{ id: 'home', name: 'Home jersey', productId: jersey },
		{ id: 'away', name: 'Away jersey', productId: jersey, swapped: true },
	])
	await press(coach, portalId, { kind: 'add', productId: kit })
	const { lines } = await kitView(coach, portalId)
	expect(lines.map(({ piece }) => piece)).toEqual(['Home jersey', 'Away jersey'])
	const colors = await context.db.select().from(designs).where(eq(designs.productId, jersey))
	const [home, away] = ['Home jersey', 'Away jersey'].map((name) => colors.find((one) => one.name === name))
	expect(home?.config.primaryColor).toBe(away?.config.secondaryColor)
	expect(home?.config.primaryColor).not.toBe(away?.config.primaryColor)
})

test('sent back with a comment, changed, sent again; while the shop has it nothing changes', async () => {
	const { portalId, coach } = await newTeam()
	await press(coach, portalId, { kind: 'submit' }, () => ({ required: true }))
	await expect(press(coach, portalId, { kind: 'save' }, () => ({ required: false }))).rejects.toMatchObject({
		code: 'conflict',
		message: /with us/,
	})
	const { revision: seen } = await kitView(csr, portalId)
	const dependencies = testMailDependencies()
	const back = (reply: string) => returnKit(csr, dependencies, { portalId, seen, reply })
	await expect(back('  ')).rejects.toMatchObject({ code: 'invalid' })
	await back('A last day, please')
	expect(dependencies.mails[0]).toMatchObject({ to: coach.email, subject: 'About your kit: Lakewood Rams' })
	expect(dependencies.mails[0]?.text).toContain('A last day, please')
	await expect(back('Again')).rejects.toMatchObject({ code: 'conflict' })
	expect(await kitView(coach, portalId)).toMatchObject({ status: 'returned', reply: 'A last day, please' })
	await press(coach, portalId, { kind: 'deadline', deadlineOn: '2099-01-01' })
	await press(coach, portalId, { kind: 'submit' })
	await takeBackKit(coach, { portalId, seen: (await kitView(coach, portalId)).revision })
	expect(await kitView(coach, portalId)).toMatchObject({ status: 'draft' })
	expect((await kitView(coach, portalId)).lines[0]).toMatchObject({
		deadlineOn: '2099-01-01',
		required: true,
	})
	await discardKit(coach, { portalId, seen: (await kitView(coach, portalId)).revision })
	expect((await kitView(coach, portalId)).lines[0]).toMatchObject({ deadlineOn: null, required: false })
})

test('the coach’s order is the portal’s order; a typed note is kept by every button', async () => {
	const { portalId, coach, product } = await newTeam()
	const [jersey, shorts] = [await insertProduct(context.db), await insertProduct(context.db)]
	await press(coach, portalId, { kind: 'add', productId: jersey })
	await press(coach, portalId, { kind: 'add', productId: shorts, note: 'Shorts first' })
	const orderOf = async () => (await kitView(coach, portalId)).lines.map(({ productId }) => productId)
	const last = (await kitView(coach, portalId)).lines[2]?.id ?? ''
	await press(coach, portalId, { kind: 'move', itemId: last, by: 1 })
	expect(await orderOf()).toEqual([product, jersey, shorts])
	await press(coach, portalId, { kind: 'move', itemId: last, by: -1, note: 'Shorts first' })
	await press(coach, portalId, { kind: 'move', itemId: last, by: -1, note: 'Shorts first' }, () => ({
		required: true,
	}))
	expect(await orderOf()).toEqual([shorts, product, jersey])
	expect(await kitView(coach, portalId)).toMatchObject({ note: 'Shorts first', status: 'draft' })
	await press(coach, portalId, { kind: 'submit' })
	const { revision: seen } = await kitView(csr, portalId)
	await publishKit(csr, testMailDependencies(), { portalId, seen })
	expect((await catalogIn(portalId)).map(({ productId }) => productId)).toEqual([shorts, product, jersey])

	// The order alone is a change that can be sent.
	await press(coach, portalId, { kind: 'move', itemId: last, by: 1 })
	expect((await kitView(coach, portalId)).changes).toMatchObject([{ kind: 'changed', what: ['order'] }])
	await expect(press(coach, portalId, { kind: 'submit' })).resolves.toMatchObject({ saved: { ok: true } })
	await expect(press(coach, portalId, { kind: 'move', itemId: last, by: 1 })).rejects.toMatchObject({
		code: 'conflict',
	})
})

test('two coaches at once: the second sees the first one’s kit and loses no other change', async () => {
	const { portalId, coach } = await newTeam()
	const view = await kitView(coach, portalId)
	const input = { portalId, seen: view.revision, typed: [], note: '' }
	const add = { kind: 'add', productId: await insertProduct(context.db) } as const
	await changeKit(coach, testMailDependencies(), { ...input, step: add })
	await expect(changeKit(coach, testMailDependencies(), { ...input, step: add })).rejects.toMatchObject({
		code: 'conflict',
	})
	expect((await kitView(coach, portalId)).lines).toHaveLength(2)
})

test('what the shop adds while a kit is made stays when the kit is published', async () => {
	const { portalId, coach } = await newTeam()
	await press(coach, portalId, { kind: 'save' }, () => ({ required: true }))
	const own = await insertProduct(context.db)
	const { revision: seen } = await portalForStaff(csr, portalId)
	await addItem(csr, { portalId, seen, productId: own })
	await press(coach, portalId, { kind: 'submit' })
	await publishKit(csr, testMailDependencies(), {
		portalId,
		seen: (await kitView(csr, portalId)).revision,
	})
	expect((await catalogIn(portalId)).map(({ required, productId }) => [productId === own, required])).toEqual(
		[
			[false, true],
			[true, false],
		],
	)
})

test('wrong input keeps the kit as it was: a foreign design, no size, a past day, nothing new', async () => {
	const { portalId, coach, product } = await newTeam()
	const stranger = await newPerson(context)
	const { designId } = await saveDesign(stranger, {
		productId: product,
		designId: null,
		baseVersion: 0,
		config: startingConfig(await subjectOf(stranger, product), specPrices),
		owner: { userId: stranger.userId, visitorKey: null },
	})
	const errorsOf = async (change: Partial<TypedKitItem>) => {
		const { saved } = await press(coach, portalId, { kind: 'save' }, () => change)
		return saved.ok ? [] : Object.keys(saved.errors).map((field) => field.split('-')[0])
	}
	expect(await errorsOf({ design: `${designId}:1` })).toEqual(['design'])
	expect(await errorsOf({ sizes: [], deadline: '2020-01-01' })).toEqual(['deadline', 'size'])
	const submit = press(coach, portalId, { kind: 'submit' })
	await expect(submit).rejects.toMatchObject({ code: 'invalid', message: /Nothing is different/ })
	const gone = press(coach, portalId, { kind: 'add', productId: randomUUID() })
	await expect(gone).rejects.toMatchObject({ code: 'invalid' })
	const past = press(coach, portalId, { kind: 'deadline', deadlineOn: '2020-01-01' })
	await expect(past).rejects.toMatchObject({ code: 'invalid' })
	const rows = await context.db.select().from(kitProposals).where(eq(kitProposals.portalId, portalId))
	expect(rows).toEqual([])
})

test('a team without colors adds plain items; a later version of a design is announced', async () => {
	const { portalId, coach, product } = await newTeam({ look: noLook })
	const plain = await kitView(coach, portalId)
	expect(plain).toMatchObject({ portal: { look: noLook }, lines: [{ design: null, designs: [] }] })
	const config = startingConfig(await subjectOf(coach, product), specPrices)
	const owner = { userId: coach.userId, visitorKey: null }
	const request = { productId: product, designId: null, baseVersion: 0, config, owner }
	const { designId } = await saveDesign(coach, request)
	await press(coach, portalId, { kind: 'save' }, () => ({ design: `${designId}:1` }))
	await saveDesign(coach, { ...request, designId, baseVersion: 1, config: { ...config, teamName: 'NEW' } })
	const [line] = (await kitView(coach, portalId)).lines
	expect(line).toMatchObject({ isOutdated: true, design: { id: designId, version: 1 } })
	expect(line?.designs.map(({ value }) => value).toSorted()).toEqual([`${designId}:1`, `${designId}:2`])
	expect(line?.builderHref).toBe(`/builder/${product}/${designId}`)
})

test('a design that was deleted after the kit was sent is refused, not published', async () => {
	const { portalId, coach } = await newTeam()
	await press(coach, portalId, { kind: 'add', productId: await insertProduct(context.db) })
	await press(coach, portalId, { kind: 'submit' })
	const sent = await kitView(csr, portalId)
	await context.db.delete(designs).where(eq(designs.id, sent.lines[1]?.design?.id ?? ''))
	const publish = publishKit(csr, testMailDependencies(), { portalId, seen: sent.revision })
	await expect(publish).rejects.toMatchObject({ code: 'conflict', message: /was deleted/ })
	expect(await catalogIn(portalId)).toHaveLength(1)
	expect(await kitView(csr, portalId)).toMatchObject({ status: 'submitted' })
})

test('products are found by words, also those that the kit has already', async () => {
	const { portalId, coach } = await newTeam()
	const [line] = (await kitView(coach, portalId)).lines
	expect(await productsForKit(coach, portalId, line?.model ?? '')).toMatchObject([{ model: line?.model }])
	expect(await productsForKit(coach, portalId, '  ')).toEqual([])
})
