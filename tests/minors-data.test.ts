// The data of players and families through a season: where it is written, which pages show it, and what is left of it
// once a player, a person or a team is gone. Every secret is a text that no other data has. On both engines.
import { eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { erasePerson } from '#app/modules.ts'
import { profiles } from '#accounts/tables.ts'
import { approve } from '#approvals/service/decide.server.ts'
import { approvals } from '#approvals/tables.ts'
import { draftIn, dropMarks, saveDraft } from '#bulk-orders/service/draft.server.ts'
import { familyOrderView, orderByFamily } from '#bulk-orders/service/family-order.server.ts'
import { leavePage, leaveTeam } from '#bulk-orders/service/leave.server.ts'
import { askForHelp } from '#bulk-orders/service/share-help.server.ts'
import { familyPage } from '#bulk-orders/service/shares.server.ts'
import { submitBulk } from '#bulk-orders/service/submit.server.ts'
import { portalView } from '#bulk-orders/service/views.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { eraseMessagesAbout } from '#family-messages/service/deleted-players.server.ts'
import { startMessages } from '#family-messages/service/settings.server.ts'
import { stopMessages, stopView } from '#family-messages/service/stop.server.ts'
import { messagesView } from '#family-messages/service/view.server.ts'
import { writeNow } from '#family-messages/service/write.server.ts'
import { familyMessages } from '#family-messages/tables.ts'
import {
	saveWebsiteStore,
	websiteStore,
	websiteStoreSettings,
} from '#portals/service/website-store.server.ts'
import { publicFundraiser } from '#fundraising/service/fundraiser.server.ts'
import { openJobs } from '#jobs/service.server.ts'
import { visitor } from '#kit/roles.ts'
import { NotDelivered } from '#mail/contract.ts'
import { createMailer } from '#mail/service/mail.server.ts'
import { outboxMessages } from '#mail/tables.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { lockOrder } from '#orders/store/orders.server.ts'
import { findTeams } from '#portals/service/find-teams.server.ts'
import { confirmByFamily, familyRow } from '#rosters/service/family.server.ts'
import { rosterOf } from '#rosters/service/roster.server.ts'
import { saveRoster } from '#rosters/service/save.server.ts'
import { roster, rosterLinks } from '#rosters/tables.ts'
import { suggest } from '#search/service/search.server.ts'
import { openTestDatabase } from './database.ts'
import { loadedCart, memoryStore, newTeam, submissionOf } from './factories/bulk-orders.ts'
import { openSeason } from './factories/bulk-orders/season.ts'
import { payUrlIn, tokenIn } from './factories/family-orders.ts'
import { openFundraiserOf } from './factories/fundraising.ts'
import { newBuyer, testAddress } from './factories/orders.ts'
import { playerOf } from './factories/rosters.ts'
import { tracesOf } from './factories/traces.ts'
import { expectEvery } from './matrix.ts'

const opened = await openTestDatabase({ seeded: false })
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) })
const context = { ...opened.context, log }
const { db } = context
const season = openSeason(context)
const { selling } = season
const anyone: ServiceContext = { ...context, actor: visitor }

// A mail server that is away: messages wait, and their jobs fail with a line in the log.
const away = {
	isSandbox: false,
	close: () => {},
	send: () => Promise.reject(new NotDelivered('away')),
	readIncoming: () => Promise.resolve(null),
}
const jobs = openJobs({ database: opened.database, log })
const mailer = createMailer({
	settings: { openMail: () => away, openSms: () => away, supportTo: null },
	isDemo: false,
	jobs,
})
await jobs.start()
afterAll(() => jobs.stop())
const messaging = { ...mailer, sender: selling.orders.sender, shareSecret: selling.orders.shareSecret }

let teamsMade = 0
/** Texts of a player that no other one has, and digits. */
const playerWith = (letter: string, at: number, given: object = {}) => {
	const word = `zyx${['none', 'one', 'two', 'three', 'four', 'five'][at] ?? ''}`
	return {
		// One word: of several the last one is printed.
		name: `${word}name${letter}`,
		jerseyName: `QUILL${word}${letter}`.toUpperCase(),
		grade: `${word} ${letter}`,
		parentName: `Orla ${word} Parent ${letter}`,
		parentEmail: `${word}-${letter}@example.test`,
		parentPhone: `+161455501${10 * at + letter.charCodeAt(0) - 97}`,
		...given,
	}
}
type Secrets = ReturnType<typeof playerWith>
/** B has no mail address, and C no jersey name: its own name is printed. */
const playersOf = (at: number) =>
	[
		playerWith('a', at),
		playerWith('b', at, { parentEmail: '' }),
		playerWith('c', at, { jerseyName: '' }),
	] as const

/** A number is shown in many ways. */
const digitsOf = (text: string) => text.replace('+1', '')
const secretsOf = ({ players }: { players: readonly Secrets[] }) =>
	players.flatMap((player) => Object.values(player).map(digitsOf)).filter(Boolean)
const contains = (text: string, secret: string) => text.toLowerCase().includes(secret.toLowerCase())

/** A season: A is written to and orders by link, asks for help and stops; B and C are in the coach's order; C leaves. */
async function playedSeason({ isShipped = true } = {}) {
	teamsMade += 1
	const team = await newTeam(context, {
		isDesigned: true,
		marginBp: 1_250,
		raisesFunds: true,
		deadlineOn: '2026-12-04',
	})
	const { coach, portalId, rosterIds, jersey } = team
	const [a, b, c] = playersOf(teamsMade)
	const saved = [a, b, c].map((secrets, at) => ({
		...playerOf(secrets.name, String(10 + at), { size: 'M', shortsSize: 'M', ...secrets }),
		language: at === 0 ? ('es' as const) : ('en' as const),
		id: rosterIds[at] ?? null,
	}))
	const { revision } = await rosterOf(coach, portalId)
	await saveRoster(coach, { portalId, revision, rows: saved })
	await startMessages(coach, messaging, portalId)
	const [mailed] = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, a.parentEmail))
	const linkToken = /\/roster\/([\w-]{43})/.exec(mailed?.links[0] ?? '')?.[1] ?? ''
	const visit = { token: linkToken, clientAddress: portalId }
	const answer = { name: a.name, number: '10', size: 'M', shortsSize: 'M' }
	await confirmByFamily(anyone, { ...visit, answer })
	const fields = {
		...testAddress,
		email: 'payer@example.test',
		[`qtyOf-${jersey.itemId}`]: '1',
		[`sizeOf-${jersey.itemId}`]: 'M',
	}
	const payUrl = payUrlIn(await orderByFamily(selling.at(anyone), selling.dependencies, { ...visit, fields }))
	await askForHelp(selling.at(anyone), selling.orders, { token: tokenIn(payUrl), isAsked: true })
	// Of the coach's cart A needs nothing, and C no shorts.
	const items = (await loadedCart(coach, portalId)).map((item) =>
		item.roster_id === rosterIds[0] ||
		(item.roster_id === rosterIds[2] && item.product_id !== jersey.productId)
			? { ...item, variant_id: '' as const, size: '', qty: 0, not_needed: true as const }
			: item,
	)
	const draft = await draftIn(coach, { portalId, userId: coach.userId })
	await saveDraft(coach, { portalId, baseRevision: draft.revision, items })
	const done = await submitBulk(
		selling.at(coach),
		{ payments: selling.dependencies, files: memoryStore() },
		await submissionOf(coach, portalId),
	)
	if (done.kind !== 'submitted') throw new Error(JSON.stringify(done))
	const [approval] = await db.select().from(approvals).where(eq(approvals.orderId, done.orderId))
	const csr = await newBuyer(context, ['csr'])
	await approve(csr, season.dependencies.approvals, approval?.id ?? '')
	for (const move of isShipped ? (['start', 'ship'] as const) : (['start'] as const))
		await inTransaction(selling.at(csr), async (inner) => {
			const order = await lockOrder(inner.db, done.orderId)
			if (order) await transitionOrder(inner, selling.orders, { order, move })
		})
	if (isShipped) await writeNow(coach, messaging, { portalId, about: 'ready' })
	await stopMessages(anyone, visit)
	const slug = await openFundraiserOf(coach, portalId)
	await saveWebsiteStore(coach, { portalId, form: { isOn: true, sites: [] } })
	const storeKey = (await websiteStoreSettings(coach, portalId)).key ?? ''
	return { ...team, players: [a, b, c] as const, visit, payUrl, slug, storeKey, orderId: done.orderId }
}
type Played = Awaited<ReturnType<typeof playedSeason>>

const leave = async ({ coach, portalId }: Played, rosterId: string) => {
	const asked = { portalId, rosterId }
	const { key } = await leavePage(coach, asked)
	await leaveTeam(
		selling.at(coach),
		{ payments: selling.dependencies, approvals: season.dependencies.approvals },
		{ ...asked, key },
	)
}

/** The coach deletes these rows, and all when none are given. */
async function remove({ coach, portalId }: Played, rosterIds?: string[]) {
	const { rows, revision } = await rosterOf(coach, portalId)
	const left = rosterIds ? rows.filter(({ id }) => !rosterIds.includes(id)) : []
	await saveRoster(coach, { portalId, revision, rows: left }, [dropMarks, eraseMessagesAbout])
}

const erase = (userId: string) =>
	inTransaction(context, async (inner) => {
		const payments = {
			dependencies: selling.dependencies,
			sandbox: selling.sandbox,
			routes: () => new Hono(),
		}
		await erasePerson(inner, userId, {
			jobs: { send: async () => {} },
			orders: selling.orders,
			payments,
			mail: { ...selling.orders, supportTo: null },
		})
		await inner.db.delete(profiles).where(eq(profiles.id, userId))
	})

/** What is printed stands in the order and in what is made of it, besides the roster; contacts go to no one else. */
const inOrders = ['approvals.sealed', 'jobs.placements', 'order_lines.customization']
const mayStandIn = {
	name: [...inOrders, 'roster.player_name'],
	jerseyName: [...inOrders, 'bulk_drafts.items', 'roster.jersey_name'],
	grade: ['roster.grade'],
	parentName: ['roster.parent_name'],
	parentEmail: ['outbox_messages.recipient', 'roster.parent_email'],
	parentPhone: ['outbox_messages.recipient', 'roster.parent_phone'],
} satisfies Record<keyof Secrets, string[]>

/** What no order needs, and still stands somewhere. */
async function contactsLeft(players: readonly Secrets[], but: readonly (keyof Secrets)[] = []) {
	const kinds = (['grade', 'parentName', 'parentEmail', 'parentPhone'] as const).filter(
		(kind) => !but.includes(kind),
	)
	const texts = players.flatMap((player) => kinds.map((kind) => digitsOf(player[kind]))).filter(Boolean)
	const found = await Promise.all(
		texts.map(async (text) => (await tracesOf(db, text)).map((column) => `${text}: ${column}`)),
	)
	return found.flat()
}

test('a season writes each text of a player where it is needed, and into no job, log, subject, audit or search', async () => {
	const played = await playedSeason()
	await leave(played, played.rosterIds[2] ?? '')
	const kinds = Object.entries(mayStandIn) as [keyof Secrets, string[]][]
	for (const [kind, allowed] of kinds) {
		const texts = played.players.map((player) => digitsOf(player[kind])).filter(Boolean)
		const found = await Promise.all(texts.map((text) => tracesOf(db, text)))
		// All of it: a column that is never filled would prove nothing.
		expect([kind, ...new Set(found.flat())].toSorted()).toEqual([kind, ...allowed].toSorted())
	}
	const mails = [...selling.orders.mails, ...(await db.select().from(outboxMessages))].map(
		({ subject, text }) => `${subject} ${text}`,
	)
	expect([mails.length, logged.length].every((count) => count > 4)).toBe(true)
	for (const written of [...mails, ...logged])
		expect(secretsOf(played).filter((secret) => contains(written, secret))).toEqual([])
})

test('each page shows of a player what its reader has to know', async () => {
	const played = await playedSeason()
	const { coach, player, portalId, visit, payUrl, slug, storeKey, players } = played
	const [a, b, c] = players
	const names = (...of: Secrets[]) => of.flatMap(({ name, jerseyName }) => [name, jerseyName].filter(Boolean))
	const share = () => familyPage(selling.at(anyone), tokenIn(payUrl))
	const search = (who: ServiceContext) => async () => {
		const asked = secretsOf(played).map((query) => [suggest(who, query), findTeams(who, { query, limit: 5 })])
		return Promise.all(asked.flat())
	}
	const pages: [string, string[], () => Promise<unknown>][] = [
		['roster, coach', secretsOf(played), () => rosterOf(coach, portalId)],
		['portal, coach', names(a, b, c), () => portalView(coach, portalId)],
		['portal, player', names(a), () => portalView(player, portalId)],
		[
			'messages, coach',
			players.map(({ name }) => name),
			() => messagesView(coach, { portalId, state: null, page: 1 }),
		],
		['family’s row', [a.name, a.jerseyName], () => familyRow(anyone, visit)],
		[
			'family’s order',
			[a.name, a.jerseyName],
			() => familyOrderView(selling.at(anyone), selling.dependencies, visit),
		],
		['family’s share', [a.jerseyName], share],
		['stop of messages', [], () => stopView(anyone, visit)],
		['fundraiser', [], () => publicFundraiser(anyone, slug)],
		['website store', [], () => websiteStore(anyone, storeKey)],
		['search, coach', [], search(coach)],
		['search, visitor', [], search(anyone)],
	]
	await expectEvery({ cases: pages, atLeast: 12, name: ([page]) => page }, async ([, expected, read]) => {
		const shown = JSON.stringify(await read())
		expect(
			secretsOf(played)
				.filter((secret) => contains(shown, secret))
				.toSorted(),
		).toEqual(expected.map(digitsOf).toSorted())
	})
})

test('a player who is deleted from the roster takes links, messages, what waits for sending and marks along', async () => {
	const played = await playedSeason()
	const { rosterIds, players, coach, portalId } = played
	const [deleted = '', ...kept] = rosterIds
	const rowsOf = async (ids: string[]) => ({
		links: await db.$count(rosterLinks, inArray(rosterLinks.rosterId, ids)),
		messages: await db.$count(familyMessages, inArray(familyMessages.rosterId, ids)),
	})
	const before = await rowsOf(kept)
	expect(Math.min(...Object.values(before), ...Object.values(await rowsOf([deleted])))).toBeGreaterThan(0)
	await remove(played, [deleted])
	expect([await rowsOf([deleted]), await rowsOf(kept)]).toEqual([{ links: 0, messages: 0 }, before])
	expect(await contactsLeft([players[0]])).toEqual([])
	// The family's order names its player.
	expect(await tracesOf(db, players[0].jerseyName)).toEqual(['order_lines.customization'])
	expect(await tracesOf(db, digitsOf(players[1].parentPhone))).toEqual(mayStandIn.parentPhone)
	expect(await messagesView(coach, { portalId, state: null, page: 1 })).toMatchObject({ players: 2 })
	await remove(played)
	expect([await contactsLeft(players), await rowsOf(kept)]).toEqual([[], { links: 0, messages: 0 }])
})

test('what is in production is made with its names: the account of its buyer is deleted once it has shipped', async () => {
	const { coach, players } = await playedSeason({ isShipped: false })
	const printed = () =>
		Promise.all([players[1].jerseyName, players[2].name].map((text) => tracesOf(db, text)))
	const before = await printed()
	expect(before.map((columns) => columns.includes('jobs.placements'))).toEqual([true, true])
	await expect(erase(coach.userId)).rejects.toMatchObject({ code: 'conflict' })
	expect(await printed()).toEqual(before)
})

test('who leaves the shop leaves no address in rosters and outbox, and no player in what they ordered', async () => {
	const played = await playedSeason()
	const { coach, player, players, rosterIds } = played
	const [a, b, c] = players
	await erase(coach.userId)
	for (const text of [b.jerseyName, c.name])
		expect((await tracesOf(db, text)).filter((column) => inOrders.includes(column))).toEqual([])
	expect(await contactsLeft(players)).not.toEqual([])
	const parent = await newBuyer(context)
	await db.update(profiles).set({ email: c.parentEmail.toUpperCase() }).where(eq(profiles.id, parent.userId))
	await erase(parent.userId)
	expect(await contactsLeft([c], ['grade'])).toEqual([])
	expect(await tracesOf(db, a.parentEmail)).toEqual(mayStandIn.parentEmail)
	// Linked to the first row.
	await erase(player.userId)
	expect(await contactsLeft([a, c], ['grade'])).toEqual([])
	expect(await tracesOf(db, digitsOf(b.parentPhone))).toEqual(mayStandIn.parentPhone)
	expect(await db.$count(roster, inArray(roster.id, rosterIds))).toBe(3)
})
