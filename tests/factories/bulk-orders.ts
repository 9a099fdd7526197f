// A team with portal, roster and catalog, and the input of its people, for tests of bulk orders.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { insertProduct, type ProductInput } from './catalog.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { variants } from '#catalog/tables.ts'
import { organizations, portalItems, portalPeople, teamPortals, teams } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { newBuyer, testAddress } from './orders.ts'
import type { BulkForm } from '#bulk-orders/rules/checkout-form.ts'
import { atPrices, loadRoster } from '#bulk-orders/rules/items.ts'
import { bulkTotals } from '#bulk-orders/rules/totals.ts'
import type { BulkItem } from '#bulk-orders/schemas.ts'
import { draftIn, saveDraft } from '#bulk-orders/service/draft.server.ts'
import { portalView, rosterToLoad } from '#bulk-orders/service/views.server.ts'
import type { Submission } from '#bulk-orders/service/submit.server.ts'
import type { BulkMode } from '#bulk-orders/views.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

type Person = ServiceContext & { userId: string }

export type TestTeam = {
	portalId: string
	organizationId: string
	teamId: string
	coach: Person
	/** Linked to the first row of the roster. */
	player: Person
	rosterIds: string[]
	jersey: { itemId: string; productId: string }
	shorts: { itemId: string; productId: string }
}

export type TeamInput = {
	players?: number
	stock?: number
	deadlineOn?: string | null
	status?: 'open' | 'closed'
	taxExemptUntil?: string | null
	organizationId?: string
	/** The jersey has a design of the coach, which prints what it has a sample for: both unless given. */
	isDesigned?: boolean
	sample?: { playerName: string; playerNumber: string }
	priceCents?: number
	shortsCents?: number
	/** What sizes of the jersey cost more; it is made in them, too. */
	sizeCents?: Readonly<Record<string, number>>
	marginBp?: number
	/** The shorts are spirit wear, which raises money where there is a margin. */
	raisesFunds?: boolean
}

async function newOrganization({ db, now }: ServiceContext, { taxExemptUntil = null }: TeamInput) {
	const id = randomUUID()
	const taxCertificate = taxExemptUntil === null ? null : 'OH-1'
	await db
		.insert(organizations)
		.values({ id, name: 'Test City Schools', taxCertificate, taxExemptUntil, createdAt: now })
	return id
}

async function newPortal({ db, now }: ServiceContext, organizationId: string, input: TeamInput) {
	const [teamId, portalId] = [randomUUID(), `team-${randomUUID().slice(0, 8)}`]
	await db.insert(teams).values({
		id: teamId,
		organizationId,
		name: 'Test Rams',
		school: 'Test High',
		sport: 'football',
		season: 'Fall 2026',
		createdAt: now,
	})
	await db.insert(teamPortals).values({
		id: portalId,
		teamId,
		status: input.status ?? 'open',
		fundraisingMarginBp: input.marginBp ?? 0,
		timeZone: 'America/New_York',
		createdAt: now,
		updatedAt: now,
	})
	return { teamId, portalId }
}

/** Names and numbers that no other data has, to detect leaks. */
export const canary = (at: number): string => `ZYXO${at}`

type RosterInput = { teamId: string; userId: string; count: number }

async function newRoster({ db, now }: ServiceContext, { teamId, userId, count }: RosterInput) {
	const rows = Array.from({ length: count }, (_, position) => ({
		id: randomUUID(),
		teamId,
		position,
		playerName: canary(position),
		number: String(position % 100),
		size: ['S', 'M', 'L'][position % 3] ?? 'L',
		shortsSize: 'M',
		userId: position === 0 ? userId : null,
		createdAt: now,
		updatedAt: now,
	}))
	if (rows.length > 0) await db.insert(roster).values(rows)
	return rows.map(({ id }) => id)
}

const bothPrinted = { playerName: 'VALE', playerNumber: '12' }

async function newDesign(coach: Person, productId: string, sample = bothPrinted): Promise<string> {
	const { designId } = await saveDesign(coach, {
		productId,
		designId: null,
		baseVersion: 0,
		config: { ...startingConfig(await subjectOf(coach, productId), specPrices), ...sample },
		owner: { userId: coach.userId, visitorKey: null },
	})
	return designId
}

type Entry = { portalId: string; coach: Person; input: TeamInput; product: ProductInput; position: number }

async function newItem({ db }: ServiceContext, { portalId, coach, input, product, position }: Entry) {
	const productId = await insertProduct(db, { ...product, stock: input.stock ?? 1_000 })
	const isDesigned = input.isDesigned === true && position === 0
	const itemId = randomUUID()
	await db.insert(portalItems).values({
		id: itemId,
		portalId,
		productId,
		designId: isDesigned ? await newDesign(coach, productId, input.sample) : null,
		designVersion: isDesigned ? 1 : null,
		required: true,
		deadlineOn: input.deadlineOn ?? null,
		position,
	})
	return { itemId, productId }
}

/** A team with a jersey and shorts in its catalog. */
export async function newTeam(context: ServiceContext, input: TeamInput = {}): Promise<TestTeam> {
	const organizationId = input.organizationId ?? (await newOrganization(context, input))
	const { teamId, portalId } = await newPortal(context, organizationId, input)
	const [coach, player] = [await newBuyer(context, ['coach']), await newBuyer(context, ['player'])]
	const createdAt = context.now
	await context.db.insert(portalPeople).values([
		{ portalId, userId: coach.userId, role: 'coach', createdAt },
		{ portalId, userId: player.userId, role: 'player', createdAt },
	])
	const rosterIds = await newRoster(context, {
		teamId,
		userId: player.userId,
		count: input.players ?? 3,
	})
	const entry = { portalId, coach, input }
	const priceCents = input.priceCents ?? 5_000
	const jersey = await newItem(context, {
		...entry,
		product: {
			kind: 'Jersey',
			model: 'Test Jersey',
			priceCents,
			...(input.sizeCents && {
				sizes: ['S', 'M', 'L', ...Object.keys(input.sizeCents)],
				sizeCents: input.sizeCents,
			}),
		},
		position: 0,
	})
	const shorts = await newItem(context, {
		...entry,
		product: {
			kind: 'Shorts',
			model: 'Test Shorts',
			priceCents: input.shortsCents ?? 3_000,
			...(input.raisesFunds && { sport: 'spirit' }),
		},
		position: 1,
	})
	return { portalId, organizationId, teamId, coach, player, rosterIds, jersey, shorts }
}

/** The whole roster in every garment, as a coach loads it. */
export async function loadedCart(who: ServiceContext, portalId: string): Promise<BulkItem[]> {
	const { catalog, draft, ...view } = await portalView(who, portalId)
	const players = await rosterToLoad(who, portalId)
	const nameless = new Set(view.nameless)
	const loaded = loadRoster(draft.items, { catalog, roster: players, newId: randomUUID })
	const items = atPrices(loaded, { catalog, nameless })
	await saveDraft(who, { portalId, baseRevision: draft.revision, items })
	return items
}

/** A form as a careful buyer sends it, for the cart in its present state. */
export async function submissionOf(
	who: Person,
	portalId: string,
	change: Partial<BulkForm> & Partial<Pick<Submission, 'document' | 'errors'>> = {},
): Promise<Submission> {
	const { document = null, errors = [], ...form } = change
	const paymentMode: BulkMode = change.paymentMode ?? 'school_po'
	const { catalog, terms, nameless } = await portalView(who, portalId)
	const draft = await draftIn(who, { portalId, userId: who.userId })
	const totals = bulkTotals(draft.items, {
		catalog,
		nameless: new Set(nameless),
		terms: { ...terms, taxBp: terms.taxBp ?? specPrices.taxBp },
	})
	return {
		email: `${who.userId}@example.test`,
		document,
		errors,
		form: {
			portalId,
			revision: draft.revision,
			totalCents: totals.totalCents,
			shipTo: testAddress,
			paymentMode,
			poNumber: paymentMode === 'school_po' ? randomUUID().slice(0, 8) : '',
			approver: null,
			isSplit: false,
			...form,
		},
	}
}

/** Files in memory. */
export function memoryStore(): ObjectStore & { keys: () => string[] } {
	const files = new Map<string, Uint8Array>()
	return {
		bucket: null,
		put: async (key, bytes) => void files.set(key, bytes),
		get: async (key) => files.get(key),
		delete: async (key) => void files.delete(key),
		list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)),
		keys: () => [...files.keys()],
	}
}

export const setStock = ({ db }: ServiceContext, productId: string, stock: number) =>
	db.update(variants).set({ stock }).where(eq(variants.productId, productId))
