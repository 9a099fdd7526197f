// Orders of 1, 30 and 200 lines on both engines, each line a different garment with a design and a player; the cart.
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { cartOf } from '../src/cart/service/view.server.ts'
import { submitCheckout } from '../src/checkout/service/checkout.server.ts'
import type { Database } from '../src/database/client.server.ts'
import type { ServiceContext } from '../src/database/context.server.ts'
import { cartLines, carts } from '../src/cart/tables.ts'
import { openJobs } from '../src/jobs/service.server.ts'
import { visitor } from '../src/kit/roles.ts'
import { createMailer } from '../src/mail/service/mail.server.ts'
import { lineKeyOf } from '../src/orders/rules/lines.ts'
import type { WantedLine } from '../src/orders/schemas.ts'
import { currentTerms, pricedLines, totalsOf } from '#orders/service/lines.server.ts'
import { cancelOrder } from '../src/orders/service/manage.server.ts'
import { pendingOrderOf, placeOrder } from '../src/orders/service/place.server.ts'
import { teamLines } from '../tests/factories/orders/team.ts'
import { newBuyer, orderOf, statementsOf, testAddress } from '../tests/factories/orders.ts'
import { openTestSelling } from '../tests/factories/payments.ts'
import { measureCartPages } from './cart-pages.ts'
import { onBothEngines, onCarefulServer } from './engines.ts'
import { median } from './load.ts'
import type { Finding } from './report.ts'

const sizes = [1, 30, 200]
/** Everything is measured in turns, a median of so many rounds in each: a slow moment of the machine makes one turn slow. */
const turns = 5
const rounds = 40
/** A process that has run for a while is measured: its code is compiled. */
const warmUps = 400
const limitMs = 100

type Work = { run: () => Promise<unknown>; after?: () => Promise<unknown> }
type Timed = { statements: number; /** The median of each turn. */ ms: number[] }

/**
 * The statements of one run of each and its times, after warm-up runs. Then the tables are analyzed, as autovacuum does in a
 * shop that has run for a while: a connection keeps its plans for foreign keys, and those of empty tables read the table to
 * its end for each new row.
 */
async function timed({ db }: Database, works: readonly Work[]): Promise<Timed[]> {
	const found: Timed[] = []
	for (const { run, after } of works) {
		found.push({ statements: await statementsOf(run), ms: [] })
		await after?.()
		for (let round = 0; round < warmUps; round += 1) {
			await run()
			await after?.()
		}
	}
	await db.execute('analyze')
	for (let turn = 0; turn < turns; turn += 1)
		for (const [at, { run, after }] of works.entries()) {
			const times: number[] = []
			for (let round = 0; round < rounds; round += 1) {
				const startedAt = performance.now()
				await run()
				times.push(performance.now() - startedAt)
				await after?.()
			}
			found[at]?.ms.push(median(times))
		}
	return found
}

/** Limits in milliseconds by the number of lines. */
type Limits = Readonly<Record<number, number>>

/** The quickest turn, which the bar is for, and the slowest. */
const shownMs = ({ ms }: Timed) => `${Math.min(...ms).toFixed(1)} (${Math.max(...ms).toFixed(1)})`

const findingOf = (what: string, measured: readonly Timed[], limits: Limits): Finding => {
	const statements = new Set(measured.map((one) => one.statements))
	const times = Object.entries(limits).map(([size, mostMs]) => ({ size: Number(size), mostMs }))
	return {
		what,
		measured: `${measured.map(shownMs).join(' / ')} ms median of the quickest (slowest) turn, ${[...statements].join(' / ')} statements`,
		bar: [...times.map(({ size, mostMs }) => `${size} lines ≤ ${mostMs} ms`), 'statements constant'].join(
			', ',
		),
		holds:
			statements.size === 1 &&
			times.every(
				({ size, mostMs }) => Math.min(...(measured[sizes.indexOf(size)]?.ms ?? [Infinity])) <= mostMs,
			),
	}
}

type Buyer = ServiceContext & { userId: string }

async function fillCart({ db, now, userId }: Buyer, lines: readonly WantedLine[]): Promise<string> {
	const cartId = randomUUID()
	await db.insert(carts).values({ id: cartId, userId, updatedAt: now })
	await db.insert(cartLines).values(
		lines.map((line) => ({
			id: randomUUID(),
			cartId,
			variantId: line.variantId,
			designId: line.design?.id ?? null,
			designVersion: line.design?.version ?? null,
			playerName: line.playerName,
			playerNumber: line.playerNumber,
			lineKey: lineKeyOf(line),
			quantity: line.quantity,
			seenUnitCents: 0,
			addedAt: now,
		})),
	)
	return cartId
}

/** A person with this many lines in the cart; mails go to the outbox, as in a shop without a mail server. */
async function openTeam(database: Database, context: ServiceContext, size: number) {
	const selling = openTestSelling(context)
	const jobs = openJobs({ database, log: context.log, works: false })
	const mailer = createMailer({
		settings: { openMail: null, openSms: null, supportTo: null },
		isDemo: true,
		jobs,
	})
	selling.orders.sendMail = mailer.sendMail
	const buyer = await newBuyer(context)
	const lines = await teamLines(buyer, size)
	const priced = (await pricedLines(buyer, lines)).lines.filter((line) => line !== null)
	const terms = await currentTerms(buyer, { portal: null, delivery: { isTaxExempt: false } })
	const seenTotalCents = totalsOf(priced, terms).totalCents
	const cartId = await fillCart(buyer, lines)
	return { selling, buyer, lines, seenTotalCents, cartId }
}
type Team = Awaited<ReturnType<typeof openTeam>>

async function placing({ selling, buyer, lines, seenTotalCents }: Team): Promise<Work> {
	const request = await orderOf(buyer, lines, { seenTotalCents })
	return { run: () => placeOrder(buyer, selling.orders, { ...request, idempotencyKey: randomUUID() }) }
}

const showing = ({ buyer }: Team): Work => ({ run: () => cartOf(buyer, { userId: buyer.userId }) })

/** From the pressed button to the URL of the payment page; each order is canceled before the next one. */
function checkingOut({ selling, buyer, seenTotalCents, cartId }: Team): Work {
	const seen = { revision: 0, totalCents: seenTotalCents, isExempt: false }
	const form = {
		shipTo: testAddress,
		method: '',
		isPickUp: false,
		paymentMode: 'card' as const,
		poNumber: '',
		school: null,
		approver: null,
		seen,
	}
	return {
		run: () => submitCheckout(selling.at(buyer), selling.dependencies, { form, email: 'coach@example.test' }),
		after: async () => {
			const order = await pendingOrderOf(buyer, cartId)
			if (order) await cancelOrder(buyer, selling.orders, { orderId: order.id, why: '' })
			await selling.settle()
		},
	}
}

const contextOf = (database: Database): ServiceContext => ({
	db: database.db,
	now: new Date(),
	actor: visitor,
	requestId: 'bench',
	log: pino({ level: 'silent' }),
})

const teamsOf = async (database: Database): Promise<Team[]> => {
	const context = contextOf(database)
	const teams: Team[] = []
	for (const size of sizes) teams.push(await openTeam(database, context, size))
	return teams
}

async function measureEngine(database: Database): Promise<Finding[]> {
	const teams = await teamsOf(database)
	const works = [...(await Promise.all(teams.map(placing))), ...teams.map(showing), ...teams.map(checkingOut)]
	const found = await timed(database, works)
	const [placed, shown, checkedOut] = [0, 1, 2].map((kind) =>
		found.slice(kind * sizes.length, (kind + 1) * sizes.length),
	)
	const of = `of ${sizes.join(' / ')} lines, ${database.engine === 'postgresql' ? 'PostgreSQL' : 'embedded engine'}`
	const isServer = database.engine === 'postgresql'
	return [
		findingOf(`An order ${of}`, placed ?? [], isServer ? { 30: 8, 200: limitMs } : {}),
		findingOf(`From the cart to the payment page, ${of}`, checkedOut ?? [], isServer ? { 200: limitMs } : {}),
		findingOf(`A cart ${of}`, shown ?? [], { 200: limitMs }),
	]
}

/** As in a shop on a server of its own. */
async function measureCareful(database: Database): Promise<Finding[]> {
	const works = await Promise.all((await teamsOf(database)).map(placing))
	const what = `An order of ${sizes.join(' / ')} lines, PostgreSQL that waits for the disk`
	return [findingOf(what, await timed(database, works), { 30: 15 })]
}

export const measureOrders = async (): Promise<Finding[]> => [
	...(await onBothEngines(measureEngine)),
	...(await onCarefulServer(measureCareful)),
	...(await measureCartPages()),
]
